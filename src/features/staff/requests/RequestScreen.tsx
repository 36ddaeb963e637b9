import { useState } from 'react';
import { assign, loadAdmins, loadHolder } from '../../../data/assignments.ts';
import { loadEvents } from '../../../data/events.ts';
import { loadCredentialRules } from '../../../data/credential-rules.ts';
import { publishJob } from '../../../data/jobs.ts';
import { loadMatchFacts, previewMatch } from '../../../data/matches.ts';
import {
  askFamily,
  closeRequest,
  declineRequest,
  forgoTimes,
  issuePrivateLink,
  loadCoverage,
  loadRequest,
  readAnswers,
  reviewRequest,
  saveRequestNotes,
} from '../../../data/requests.ts';
import { $session } from '../../../data/session.ts';
import { loadWaiting } from '../../../data/waiting.ts';
import { showReference } from '../../../lib/reference.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { REQUEST_STATUS } from '../../../domain/status.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { HistoryCard } from '../../../parts/history-card/HistoryCard.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { NotFound } from '../../../ui/not-found/NotFound.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { InHand } from '../in-hand/InHand.tsx';
import { NextUp } from '../next/NextUp.tsx';
import { Turn } from '../waiting/Turn.tsx';
import { Answers } from './Answers.tsx';
import { AskedCard } from './AskedCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { CoverageCard } from './CoverageCard.tsx';
import { JobSection } from './JobSection.tsx';
import { NotesCard } from './NotesCard.tsx';
import { QuestionsCard } from './QuestionsCard.tsx';
import { REQUEST_HISTORY } from './request-facts.ts';
import { createRequestScreen, type RequestRecord, type RequestScreenStore } from './request-screen.ts';
import { RequestActions } from './RequestActions.tsx';
import { StatusNotice } from './StatusNotice.tsx';

const service = {
  loadHolder,
  loadAdmins,
  assign,
  loadRequest,
  loadEvents,
  loadWaiting,
  reviewRequest,
  declineRequest,
  closeRequest,
  askFamily,
  readAnswers,
  issuePrivateLink,
  saveRequestNotes,
  publishJob,
  loadCoverage,
  loadCredentialRules,
  forgoTimes,
  previewMatch,
  loadMatchFacts,
};

/** `/admin/requests/{id}`: a request, from its arrival to the caregiver who is found for it. */
export default function RequestScreen({ params }: ScreenProps) {
  const [screen] = useState(() => createRequestScreen(params['id'] ?? '', service));
  return (
    <Loaded data={screen.record} label="Loading the request…" pageTitle="Request" missing={<NoRequest />}>
      {(request) => <Sheet request={request} screen={screen} />}
    </Loaded>
  );
}

function Sheet({ request, screen }: { request: RequestRecord; screen: RequestScreenStore }) {
  const session = $session.get();
  const people = caregiversOf(request);
  const ownId = session.state === 'signed-in' ? session.profile.id : undefined;
  if (ownId) people[ownId] = 'you';
  return (
    <Stack gap={4}>
      <PageHeader
        title={`Request ${showReference(request.reference)}`}
        breadcrumbs={[
          { label: 'Requests', href: href('adminRequests') },
          { label: showReference(request.reference) },
        ]}
        badge={
          <>
            <StatusBadge status={REQUEST_STATUS[request.status]} />
            {request.priority && <Badge tone="danger">Urgent</Badge>}
            {request.manyAlike && <Badge tone="danger">Many alike</Badge>}
            {request.erasedAt && <Badge tone="neutral">Erased</Badge>}
          </>
        }
        intro={
          <>
            <Turn things={screen.waiting} of={({ requestId }) => requestId === request.id} />
            {!request.erasedAt && <InHand store={screen.inHand} ownId={ownId} />}
          </>
        }
        actions={<RequestActions request={request} screen={screen} />}
      />
      <StatusNotice request={request} screen={screen} />
      <NextUp next={screen.next} />
      {request.manyAlike && !request.erasedAt && (
        <Notice tone="warning" title="Many requests named this contact">
          More than ten came in within an hour, and anybody can write somebody else’s number or email. Ask the
          family whether it sent this one before you act on it.
        </Notice>
      )}
      <Columns layout="mainAside">
        <Stack gap={4}>
          <CoverageCard request={request} screen={screen} />
          {request.jobs.map(({ id, status, nr }) => (
            <JobSection
              // Published again, it is the same job with other words.
              key={`${id} ${status}`}
              request={request}
              jobId={id}
              status={status}
              nr={request.jobs.length > 1 ? ` ${nr}` : ''}
              screen={screen}
            />
          ))}
          <QuestionsCard request={request} screen={screen} />
          <AskedCard request={request} />
          {!request.erasedAt && <Answers request={request} />}
        </Stack>
        <Stack gap={4}>
          <ContactCard request={request} screen={screen} />
          {!request.erasedAt && <NotesCard notes={screen.notes} />}
          <HistoryCard events={screen.events} words={{ ...REQUEST_HISTORY, people }} />
        </Stack>
      </Columns>
    </Stack>
  );
}

/** Whoever is or was placed there: its name, for what the history says that it did. */
const caregiversOf = ({ placements }: RequestRecord): Record<string, string> =>
  Object.fromEntries(
    placements.flatMap(({ caregiverId, caregiverName }) =>
      caregiverId ? [[caregiverId, caregiverName]] : [],
    ),
  );

const NoRequest = () => (
  <NotFound title="There is no such request" back={{ label: 'All requests', href: href('adminRequests') }} />
);
