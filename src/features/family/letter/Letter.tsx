import { Fragment } from 'react';
import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { showPhone } from '../../../domain/phone.ts';
import { payAndWeek, timesAndHours } from '../../../domain/week-visits.ts';
import { formatDateTime, formatFullDay, operator, today } from '../../../domain/operator.ts';
import { showReference } from '../../../lib/reference.ts';
import { askedInWords } from '../track/asked-words.ts';
import { answersButContact, contactInWords } from '../track/contact-words.ts';
import { happenedTo } from '../track/history-words.ts';
import { payInWords } from '../track/pay-in-words.ts';
import { dueWords, isShared, isUnderWay, statusWordsOf } from '../track/status-words.ts';
import { weekInWords } from '../track/week-words.ts';
import { Letterhead } from './Letterhead.tsx';
import { QrCode } from './QrCode.tsx';
import { visitsInWords } from './visits-in-words.ts';
import { fill } from '../../../lib/fill.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

export interface LetterProps {
  request: TrackedRequest;
  /** When the status was read, in milliseconds since 1970. */
  readAt: number;
  /**
   * Where to follow the request, with its reference but without its secret: others read a letter, too (decision 0088).
   */
  address: string;
  /** The same as a QR code; without it only the address is printed. */
  code?: boolean[][];
}

const { contact } = operator;

/** A request's status as a letter to keep or hand on. */
export function Letter({ request, readAt, address, code }: LetterProps) {
  const { title, now, next } = statusWordsOf(request);
  const due = dueWords(request, today(), today(new Date(readAt)));
  const reference = showReference(request.reference);
  const answers = answersButContact(request);
  const visits = visitsInWords(request);
  const agreedFor = (placement: string) =>
    (request.newTerms ?? []).filter((terms) => terms.agreed && terms.placement === placement);
  const open = request.questions.filter(({ answeredAt }) => !answeredAt);
  return (
    <article className="letter" lang={operator.locale}>
      <Letterhead>
        <figure className="letter-code">
          {code && <QrCode code={code} label={fill(t.codeLeads, { address })} />}
          <figcaption>{fillNodes(t.reference, { reference: <strong>{reference}</strong> })}</figcaption>
        </figure>
      </Letterhead>
      <p>{formatDateTime(new Date(readAt).toISOString())}</p>
      <p>{request.contact ? fill(t.dear, { contactName: request.contact.contactName }) : t.hello}</p>
      <h1>
        {fillNodes(t.requestIs, {
          reference: <span className="letter-whole">{reference}</span>,
          status: title.charAt(0).toLowerCase() + title.slice(1),
        })}
      </h1>
      <p>{now}</p>
      {request.statusReason && (
        <p className="letter-typed">
          {request.status === 'withdrawn' ? t.reasonGave : t.theReason}: {request.statusReason}
        </p>
      )}

      <h2>{t.whatHappensNext}</h2>
      {due && (
        <p>
          <strong>{due}</strong>
        </p>
      )}
      {open.length > 0 && request.can.answer && (
        <>
          <p>{fill(t.pleaseAnswerTheseQuestions, { count: open.length })}</p>
          {open.map(({ id, question }) => (
            <p key={id} className="letter-typed">
              <strong>{question}</strong>
            </p>
          ))}
        </>
      )}
      <p>{next}</p>
      {isShared(request) && isUnderWay(request) && (
        <>
          <h2>{t.yourWeek}</h2>
          <Facts facts={weekInWords(request.week).map(({ term, description }) => [term, description])} />
        </>
      )}
      {request.caregivers.map(
        ({ placement, name, phone, startsOn, endsOn, endReason, visits, availability, hourlyRate }) => (
          <Fragment key={`${name} ${startsOn} ${availability}`}>
            <h2>{t.yourCaregiver}</h2>
            <Facts
              facts={[
                [t.name, name],
                [t.phone, phone ? showPhone(phone) : '–'],
                [t.firstDay, formatFullDay(startsOn)],
                [t.lastDay, endsOn ? formatFullDay(endsOn) : t.open],
                ...(endReason ? [[t.whyEnds, endReason] as const] : []),
                [t.times, timesAndHours({ visits, availability })],
                [t.pay, payAndWeek(payInWords(hourlyRate), visits, hourlyRate)],
                ...agreedFor(placement).map(
                  ({ fromDay, ...terms }) =>
                    [
                      fill(t.fromDay, { day: formatFullDay(fromDay) }),
                      [
                        timesAndHours(terms),
                        payAndWeek(payInWords(terms.hourlyRate), terms.visits, terms.hourlyRate),
                      ].join('\n'),
                    ] as const,
                ),
              ]}
            />
          </Fragment>
        ),
      )}
      {visits.length > 0 && (
        <>
          <h2>{t.whoComesWhen}</h2>
          <Facts facts={visits} />
        </>
      )}

      <div className="letter-closing">
        <p>
          {fillNodes(t.questionCallReferenceHand, {
            phone: <span className="letter-whole">{contact.phone}</span>,
            hours: contact.hours,
          })}
        </p>
        <p>
          {t.kindRegards}
          <br />
          <strong>{t.placementTeam}</strong>
          <br />
          {t.caregiverPlacement}
        </p>
      </div>

      <h2>{t.whatYouAskedFor}</h2>
      <Facts facts={askedInWords(request).map(({ term, description }) => [term, description])} />
      {request.contact && (
        <>
          <h2>{t.howReach}</h2>
          <Facts
            facts={contactInWords(request.contact).flatMap(({ term, description }) =>
              description ? [[term, description] as const] : [],
            )}
          />
        </>
      )}
      {answers.length > 0 && (
        <>
          <h2>{t.yourAnswers}</h2>
          <Told
            rows={answers.map(({ question, answer }) => ({
              key: question,
              told: question,
              words: answer,
            }))}
          />
        </>
      )}
      {request.questions.some(({ answer }) => answer) && (
        <>
          <h2>{t.whatWeAsked}</h2>
          <Told
            rows={request.questions.flatMap(({ id, question, answer }) =>
              answer ? [{ key: id, told: question, words: answer }] : [],
            )}
          />
        </>
      )}

      <h2>{t.whatHappened}</h2>
      <table className="letter-steps">
        <thead>
          <tr>
            <th scope="col">{t.when}</th>
            <th scope="col">{t.what}</th>
          </tr>
        </thead>
        <tbody>
          {happenedTo(request).map(({ words, at, note }) => (
            <tr key={words + at}>
              <td>{formatDateTime(at)}</td>
              <td>
                {words}
                {note && `. ${note}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>

      <footer className="letter-way">
        <p>
          {fillNodes(code ? t.openOrPointPhone : t.openAddress, { address: <strong>{address}</strong> })}{' '}
          {t.whereCodeIs}
        </p>
      </footer>
    </article>
  );
}

const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl>
    {facts.map(([term, description]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{description}</dd>
      </div>
    ))}
  </dl>
);

const Told = ({ rows }: { rows: readonly { key: string; told: string; words: string }[] }) => (
  <table className="letter-answers">
    <tbody>
      {rows.map(({ key, told, words }) => (
        <tr key={key}>
          <th scope="row" className="letter-typed">
            {told}
          </th>
          <td className="letter-typed">{words}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
