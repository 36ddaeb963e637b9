import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useOwnId } from '../../../data/use-own-id.ts';
import { showReference } from '../../../lib/reference.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { shownWith } from '../../../state/shown-with.ts';
import { clientName, contactOf } from '../../../domain/client.ts';
import { startInWords } from '../../../domain/need-words.ts';
import { timesOfRequest } from '../../../domain/week-visits.ts';
import { formatDate } from '../../../domain/operator.ts';
import { placeInWords } from '../../../domain/place.ts';
import { REQUEST_STATUS } from '../../../domain/status.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { NotFound } from '../../../ui/not-found/NotFound.tsx';
import { Pair, RecordPage } from '../../../ui/record-page/RecordPage.tsx';
import { ComplaintsCard } from '../complaints/ComplaintsCard.tsx';
import { MessagesCard } from '../messages/MessagesCard.tsx';
import { ActivityCard } from '../activity/ActivityCard.tsx';
import { CallFamily } from '../activity/CallFamily.tsx';
import { Assignment } from '../assignment/Assignment.tsx';
import { NextUp } from '../next/NextUp.tsx';
import { useTurnFact } from '../waiting/Turn.tsx';
import { AskedCard } from './AskedCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { isShared } from './coverage.ts';
import { CoverageCard } from './CoverageCard.tsx';
import { JobSection } from './JobSection.tsx';
import { OtherRequests } from './OtherRequests.tsx';
import { QuestionsCard } from './QuestionsCard.tsx';
import { titleOf, whichRequest } from './request-facts.ts';
import { canBeUrgent, isUrgent, requestStatus } from './request-status.ts';
import { createRequestScreen, type RequestRecord, type RequestScreenStore } from './request-screen.ts';
import { RequestActions } from './RequestActions.tsx';
import { StatusNotice } from './StatusNotice.tsx';
import { UrgentButton } from './UrgentButton.tsx';
import * as t from './words.ts';
import { fill } from '../../../lib/fill.ts';

/** `/admin/requests/{id}`: one request with its jobs. */
export default function RequestScreen({ params, open }: ScreenProps) {
  const [screen] = useState(() => createRequestScreen(params['id'] ?? ''));
  const [shown] = useState(() =>
    shownWith(screen.record, () => [
      screen.activity.happened,
      screen.assignment.owner,
      screen.complaints.list,
      screen.coverage,
      screen.messages.list,
      screen.others,
      screen.waiting,
    ]),
  );
  return (
    <Loaded data={shown} label={t.loadingRequest} pageTitle={t.request} missing={<NoRequest />}>
      {(request) => <Sheet request={request} screen={screen} open={open} />}
    </Loaded>
  );
}

function Sheet({
  request,
  screen,
  open,
}: {
  request: RequestRecord;
  screen: RequestScreenStore;
  open: ScreenProps['open'];
}) {
  const ownId = useOwnId();
  const people = caregiversOf(request);
  if (ownId) people[ownId] = t.you;
  const isAsked = request.reach === 'sent' && request.questions.some(({ answeredAt }) => !answeredAt);
  const status = requestStatus({ status: request.status, asked: isAsked });
  const saysSo = status !== REQUEST_STATUS[request.status];
  const turn = useTurnFact({
    things: screen.waiting,
    of: ({ requestId, turn: whose }) => requestId === request.id && !(saysSo && whose === 'family'),
  });
  const family = <ContactCard request={request} screen={screen} />;
  const coverage = useStore(screen.coverage.$value);
  const shared = coverage.state === 'ready' ? isShared(coverage.value) : request.jobs.length > 1;
  const jobs = request.jobs.map((job) => (
    <JobSection
      // A job published again keeps its id, but needs new forms.
      key={`${job.id} ${job.status}`}
      request={request}
      job={job}
      screen={screen}
    />
  ));
  return (
    <RecordPage
      title={clientName(request.client)}
      tabTitle={titleOf(request)}
      intro={[contactOf(request.client), titleOf(request)].filter(Boolean).join('\u00a0· ')}
      kind={fill(t.requestReference, { reference: showReference(request.reference) })}
      list={{ label: t.requests, href: href('adminRequests') }}
      badge={
        <>
          <StatusBadge status={status} />
          {isUrgent(request) && <Badge tone="danger">{t.urgent}</Badge>}
          {request.manyAlike && <Badge tone="danger">{t.manyAlike}</Badge>}
          {request.erasedAt && <Badge tone="neutral">{t.erased}</Badge>}
        </>
      }
      actions={<RequestActions request={request} screen={screen} open={open} />}
      facts={[
        { term: t.reference, value: showReference(request.reference) },
        { term: t.start, value: startInWords(request) },
        { term: t.place, value: placeInWords(request.place) },
        // Before the times, which may be long and would leave it alone on a line.
        turn,
        { term: t.times, value: timesOfRequest(request) },
        { term: t.received, value: formatDate(request.submittedAt) },
      ]}
      hand={
        !request.erasedAt && (
          <>
            <Assignment which={whichRequest(request.client)} store={screen.assignment} ownId={ownId} />
            {canBeUrgent(request) && <UrgentButton urgent={request.priority} mark={screen.markUrgent} />}
          </>
        )
      }
      notices={
        <>
          <StatusNotice request={request} screen={screen} />
          <NextUp next={screen.next} />
          {request.manyAlike && !request.erasedAt && (
            <Notice tone="warning" title={t.manyRequestsNamedContact}>
              {t.moreThanTenCame}
            </Notice>
          )}
        </>
      }
      side={
        <>
          <QuestionsCard request={request} screen={screen} />
          <OtherRequests others={screen.others} />
          <ActivityCard
            activity={screen.activity}
            people={people}
            call={<CallFamily reach={request.reach} phone={request.contact?.contactPhone ?? null} />}
            closed={request.erasedAt !== null}
          />
        </>
      }
    >
      <ComplaintsCard store={screen.complaints} />
      <MessagesCard
        store={screen.messages}
        family={{
          client: request.client,
          reach: request.reach,
          phone: request.contact?.contactPhone ?? null,
        }}
        care={request}
      />
      <Pair
        first={
          <>
            <AskedCard request={request} timesElsewhere={shared} />
            {jobs.length > 0 && family}
          </>
        }
        second={
          <>
            <CoverageCard request={request} screen={screen} />
            {jobs.length > 0 ? jobs : family}
          </>
        }
      />
    </RecordPage>
  );
}

/** Names of current and former caregivers, for the history. */
const caregiversOf = ({ placements }: RequestRecord): Record<string, string> =>
  Object.fromEntries(
    placements.flatMap(({ caregiverId, caregiverName }) =>
      caregiverId ? [[caregiverId, caregiverName]] : [],
    ),
  );

const NoRequest = () => (
  <NotFound title={t.thereNoSuchRequest} back={{ label: t.allRequests, href: href('adminRequests') }} />
);
