import { Fragment } from 'react';
import type { TrackedRequest } from '../../../data/tracking.ts';
import { describeWeek } from '../../../domain/week-words.ts';
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

export interface LetterProps {
  request: TrackedRequest;
  /** When it stood so, in milliseconds. */
  readAt: number;
  /** Where it is followed, with its reference and without its secret: others read a letter, too (decision 0088). */
  address: string;
  /** The same as a QR code; without one the address is printed alone. */
  code?: boolean[][];
}

const { contact } = operator;

/** How a request stands, as a letter to keep, to hand on or to put on the kitchen table. */
export function Letter({ request, readAt, address, code }: LetterProps) {
  const { title, now, next } = statusWordsOf(request);
  const due = dueWords(request, today(), today(new Date(readAt)));
  const reference = showReference(request.reference);
  const answers = answersButContact(request);
  const open = request.questions.filter(({ answeredAt }) => !answeredAt);
  return (
    <article className="letter" lang={operator.locale}>
      <Letterhead>
        <figure className="letter-code">
          {code && <QrCode code={code} label={`Code that leads to ${address}`} />}
          <figcaption>
            Reference <strong>{reference}</strong>
          </figcaption>
        </figure>
      </Letterhead>
      <p>{formatDateTime(new Date(readAt).toISOString())}</p>
      <p>{request.contact ? `Dear ${request.contact.contactName},` : 'Hello,'}</p>
      <h1>
        Your request <span className="letter-whole">{reference}</span>:{' '}
        {title.charAt(0).toLowerCase() + title.slice(1)}
      </h1>
      <p>{now}</p>
      {request.statusReason && (
        <p className="letter-typed">
          {request.status === 'withdrawn' ? 'The reason you gave' : 'The reason'}: {request.statusReason}
        </p>
      )}

      <h2>What happens next</h2>
      {due && (
        <p>
          <strong>{due}</strong>
        </p>
      )}
      {open.length > 0 && request.can.answer && (
        <>
          <p>
            Please answer {open.length === 1 ? 'this question' : 'these questions'} first, on your page or by
            phone:
          </p>
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
          <h2>Your week</h2>
          <Facts facts={weekInWords(request.week).map(({ term, description }) => [term, description])} />
        </>
      )}
      {request.caregivers.map(({ name, phone, startsOn, endsOn, endReason, availability, hourlyRate }) => (
        <Fragment key={`${name} ${startsOn} ${availability}`}>
          <h2>Your caregiver</h2>
          <Facts
            facts={[
              ['Name', name],
              ['Phone', phone ?? '–'],
              ['First day', formatFullDay(startsOn)],
              ['Last day', endsOn ? formatFullDay(endsOn) : 'Open'],
              ...(endReason ? [['Why it ends', endReason] as const] : []),
              ['Times', describeWeek(availability)],
              ['Pay', payInWords(hourlyRate)],
            ]}
          />
        </Fragment>
      ))}

      <div className="letter-closing">
        <p>
          Do you have a question? Call <span className="letter-whole">{contact.phone}</span>, {contact.hours},
          and have the reference at hand.
        </p>
        <p>
          With kind regards,
          <br />
          <strong>Your placement team</strong>
          <br />
          Caregiver Placement
        </p>
      </div>

      <h2>What you asked for</h2>
      <Facts facts={askedInWords(request).map(({ term, description }) => [term, description])} />
      {request.contact && (
        <>
          <h2>How we reach you</h2>
          <Facts
            facts={contactInWords(request.contact).flatMap(({ term, description }) =>
              description ? [[term, description] as const] : [],
            )}
          />
        </>
      )}
      {answers.length > 0 && (
        <>
          <h2>Your answers</h2>
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
          <h2>What we asked you</h2>
          <Told
            rows={request.questions.flatMap(({ id, question, answer }) =>
              answer ? [{ key: id, told: question, words: answer }] : [],
            )}
          />
        </>
      )}

      <h2>What has happened</h2>
      <table className="letter-steps">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
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
          To see how it stands today, open <strong>{address}</strong>
          {code && ' or point your phone’s camera at the code'}, and type in your private code. You find it in
          your private link. It is not in this letter, because whoever has it can read and change your
          request. If you have lost your link, “Lost your link?” on that page sends you a new one by email, or
          you can call us.
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
