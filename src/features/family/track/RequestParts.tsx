import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { formatDateTime, formatList } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import { AsOfNotice } from '../../../parts/as-of-notice/AsOfNotice.tsx';
import { TO_TERMS } from '../../../domain/tracking-link.ts';
import { tellTimes } from '../../../domain/week-visits.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { AnsweredCard } from './AnsweredCard.tsx';
import { AskedCard } from './AskedCard.tsx';
import { CaregiversCard } from './CaregiversCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { refusedTerms } from './history-words.ts';
import { LookAgain } from './LookAgain.tsx';
import { linkedNews } from './linked-news.ts';
import { lookUpWords } from './look-up-words.ts';
import type { TrackView } from './look-up.ts';
import { payInWords } from './pay-in-words.ts';
import { QuestionsCard } from './QuestionsCard.tsx';
import { ShownArrivalNotes } from './ShownArrivalNotes.tsx';
import { ShownCheckIns } from './ShownCheckIns.tsx';
import { ShownComplaints } from './ShownComplaints.tsx';
import { ShownChange, ShownMessages } from './ShownMessages.tsx';
import { ShownIntroductions } from './ShownIntroductions.tsx';
import { ShownNewTerms } from './ShownNewTerms.tsx';
import { ShownVisits } from './ShownVisits.tsx';
import { isSaidByCaregivers, isShared, isUnderWay, isWithheld } from './status-words.ts';
import { tasksOf } from './tasks.ts';
import type { TrackScreen } from './track-screen.ts';
import { WeekCard } from './WeekCard.tsx';
import * as t from './words.ts';

const CONFLICTS: Readonly<Record<string, string>> = {
  introduction_ended: t.noLongerSuggestCaregiver,
  offer_changed: t.whatWouldAgreedChanged,
  offer_expired: t.firstDayOver,
  visit_changed: t.visitHadChanged,
  visit_times_changed: t.visitHadChanged,
  no_visit_then: t.visitHadChanged,
  visit_over: t.visitHadChanged,
  first_day_confirmed: t.saidCameFirstDay,
};

const UNSENT: Readonly<Record<string, string>> = {
  offer_changed: t.answerNotSentNow,
  offer_expired: t.agreeAnotherDay,
};

export interface PartProps {
  view: Extract<TrackView, { state: 'ready' }>;
  screen: TrackScreen;
}

export const isOffline = ({ stale }: PartProps['view']) => stale?.kind === 'offline';
export const seenAt = ({ readAt }: PartProps['view']) => formatDateTime(new Date(readAt).toISOString());

/** Whether a link to the whole request opened it, and not an email's link to a part. */
export const opensAll = ({ purpose = 'all' }: TrackedRequest) => purpose === 'all';

/** An email's link about a complaint shows it first and unfolded. */
const isAboutComplaint = ({ complaints = [], ...request }: TrackedRequest) =>
  !opensAll(request) && complaints.length > 0;

/** Warnings that come before the request's status. */
export function Notices({ view, screen }: PartProps) {
  const conflict = useStore(screen.changes.$conflict);
  const refused = useStore(screen.changes.$refused);
  const { request, stale, readAt } = view;
  const again = <LookAgain screen={screen} size="small" />;
  return (
    <>
      {conflict && (
        <Notice tone="warning" announce title={CONFLICTS[conflict.code] ?? t.requestHadChanged}>
          {UNSENT[conflict.code] ?? t.nothingChangedNowSee}
        </Notice>
      )}
      <SaidNo {...(refused?.reference === request.reference ? refused : request)} />
      {stale?.kind === 'offline' && (
        <AsOfNotice at={readAt} actions={again}>
          {t.howDeviceLastSaw}
        </AsOfNotice>
      )}
      {stale && stale.kind !== 'offline' && (
        <Notice tone="warning" announce title={lookUpWords(stale).title} actions={again}>
          {fill(t.asItWasOn, { seenAt: seenAt(view) })}
        </Notice>
      )}
    </>
  );
}

/** What a no has ended, and that all else stays; or the terms in place of those a link was about. */
function SaidNo({ saidNoTo = [], termsNow }: Pick<TrackedRequest, 'saidNoTo' | 'termsNow'>) {
  if (saidNoTo.length > 0) {
    const firstName = formatList(saidNoTo);
    return (
      <Notice tone="info" title={fill(t.saidNoTo, { firstName })}>
        {fill(t.noLongerSuggested, { firstName })}
      </Notice>
    );
  }
  if (!termsNow) return null;
  const { visits, hourlyRate, refused } = termsNow;
  return (
    <Notice tone="info" title={refused ? t.saidNoToNewTerms : t.termsNow}>
      {unbroken(
        fill(refused ? t.staysAsItIs : t.timesAndPay, {
          times: tellTimes({ visits }),
          pay: payInWords(hourlyRate),
        }),
      )}
    </Notice>
  );
}

/** Questions, introductions, caregivers and visits. */
export function CareAndAnswers({ view, screen }: PartProps) {
  const { request, stale } = view;
  const { newTerms = [] } = request;
  const { changes } = screen;
  const offline = isOffline(view);
  const linksTerms = location.search === TO_TERMS;
  const complaints = isAboutComplaint(request) && (
    <ShownComplaints request={request} changes={changes} offline={offline} />
  );
  const hasTask = tasksOf(request).length > 0;
  const showsTerms = linksTerms && newTerms.length === 0;
  const caregivers = (
    <CaregiversCard
      caregivers={request.caregivers}
      changes={changes}
      open={showsTerms}
      told={linkedNews(request)?.ending}
    />
  );
  return (
    <>
      {!hasTask && complaints}
      <QuestionsCard request={request} answerQuestion={changes.answerQuestion} offline={offline} />
      <RefusedTerms request={request} />
      {newTerms.length > 0 && (
        <ShownNewTerms terms={newTerms} changes={changes} offline={offline} linked={linksTerms} />
      )}
      {request.introductions.length > 0 && (
        <ShownIntroductions request={request} changes={changes} offline={offline} />
      )}
      {request.checkIns.length > 0 && <ShownCheckIns request={request} changes={changes} offline={offline} />}
      {hasTask && complaints}
      {showsTerms && caregivers}
      {request.visits && request.visits.length > 0 && (
        <ShownVisits
          visits={request.visits}
          caregivers={request.caregivers}
          changes={changes}
          mayChange={opensAll(request) || request.purpose === 'visit'}
          opensNews={request.purpose === 'visit'}
          offline={offline}
        />
      )}
      {isWithheld(request, stale !== undefined) && (
        <Card heading={t.whoWeSuggest}>
          <Text>{t.whatTellAboutOther}</Text>
        </Card>
      )}
      {!showsTerms && caregivers}
    </>
  );
}

/** Says for a week after a no to new terms that the care stays as agreed. An email's link says so above. */
function RefusedTerms({ request }: { request: TrackedRequest }) {
  const refused = opensAll(request) && refusedTerms(request);
  return refused && <Text measure>{`${refused}. ${t.nothingChanged}`}</Text>;
}

/** A requested change, the week, complaints, messages and the contact, with `children` in between. */
export function WhatWasSaid({ view, screen, children }: PartProps & { children?: ReactNode }) {
  const { request } = view;
  const { changes } = screen;
  const offline = isOffline(view);
  return (
    <>
      <ShownChange request={request} />
      {isShared(request) && isUnderWay(request) && !isSaidByCaregivers(request) && (
        <WeekCard week={request.week} />
      )}
      {!isAboutComplaint(request) && request.careBy && request.careBy.length > 0 && (
        <ShownComplaints request={request} changes={changes} offline={offline} />
      )}
      {children}
      <ShownMessages request={request} changes={changes} offline={offline} />
      {request.contact && (
        <ContactCard
          key={request.reference}
          reference={request.reference}
          contact={request.contact}
          readings={request.contactReadings}
          mayChange={request.can.changeContact}
          wantsEmails={isUnderWay(request) ? request.wantsEmails : null}
          changes={changes}
          offline={offline}
        />
      )}
    </>
  );
}

/** The request's answers, the arrival notes and the answered questions, folded. */
export function WhatWasAsked({ view, screen }: PartProps) {
  const { request } = view;
  const offline = isOffline(view);
  return (
    <>
      {opensAll(request) && <AskedCard request={request} screen={screen} offline={offline} />}
      {request.contact && request.arrivalNotes !== undefined && (
        <ShownArrivalNotes
          reference={request.reference}
          notes={request.arrivalNotes}
          mayChange={request.can.changeContact}
          changes={screen.changes}
          offline={offline}
        />
      )}
      <AnsweredCard questions={request.questions} />
    </>
  );
}
