import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useOwnId } from '../../../data/use-own-id.ts';
import { contactOf, together } from '../../../domain/client.ts';
import { confirmedInWords } from '../../../domain/confirmed-times.ts';
import { jobName } from '../../../domain/job-name.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { shownWith } from '../../../state/shown-with.ts';
import { applicationState } from '../../../domain/placement-state.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { NotFound } from '../../../ui/not-found/NotFound.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Pair, RecordPage } from '../../../ui/record-page/RecordPage.tsx';
import { startInWords } from '../../../domain/need-words.ts';
import { timesAndHours } from '../../../domain/week-visits.ts';
import { JOB_STATUS, PROFILE_STATUS } from '../../../domain/status.ts';
import { ActivityCard } from '../activity/ActivityCard.tsx';
import { CallFamily } from '../activity/CallFamily.tsx';
import { ClosedBadge } from '../record/ClosedBadge.tsx';
import { NextUp } from '../next/NextUp.tsx';
import { useTurnFact } from '../waiting/Turn.tsx';
import {
  createApplicationScreen,
  type ApplicationRecord,
  type ApplicationStore,
} from './application-screen.ts';
import { AgreementCard } from './AgreementCard.tsx';
import { ApplicationActions } from './ApplicationActions.tsx';
import { CaregiverCard } from './CaregiverCard.tsx';
import { FitCards } from './FitCards.tsx';
import { MessageCard } from './MessageCard.tsx';
import { StatusNotice } from './StatusNotice.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** `/admin/applications/{id}`: one application. */
export default function ApplicationScreen({ params }: ScreenProps) {
  const [screen] = useState(() => createApplicationScreen(params['id'] ?? ''));
  const [shown] = useState(() =>
    shownWith(screen.record, () => [
      screen.activity.happened,
      screen.compared,
      screen.credentials,
      screen.match,
      screen.waiting,
    ]),
  );
  return (
    <Loaded data={shown} label={t.loadingApplication} pageTitle={t.application} missing={<NoApplication />}>
      {(application) => <Sheet application={application} screen={screen} />}
    </Loaded>
  );
}

function Sheet({ application, screen }: { application: ApplicationRecord; screen: ApplicationStore }) {
  const { caregiver, job } = application;
  const name = caregiver.fullName ?? t.caregiverWithoutNameYet;
  const ownId = useOwnId();
  const people = { [caregiver.userId]: t.theCaregiverWithin, ...(ownId && { [ownId]: t.you }) };
  const match = useStore(screen.match.$value);
  const turn = useTurnFact({
    things: screen.waiting,
    of: ({ subjectId }) => subjectId === application.id,
  });
  return (
    <RecordPage
      title={together(application.client, name)}
      tabTitle={name}
      kind={t.application}
      list={{ label: t.applications, href: href('adminApplications') }}
      badge={
        <>
          <StatusBadge status={applicationState(application)} />
          {caregiver.status === 'suspended' && <StatusBadge status={PROFILE_STATUS.suspended} />}
          <ClosedBadge account={caregiver.userId} />
        </>
      }
      intro={
        <>
          {contactOf(application.client) && `${contactOf(application.client)} · `}
          <Link href={href('adminRequest', { id: job.requestId })}>{jobName(job)}</Link>
        </>
      }
      actions={<ApplicationActions application={application} screen={screen} />}
      facts={[
        { term: t.job, value: JOB_STATUS[job.status].label },
        { term: t.start, value: startInWords(job) },
        { term: t.times, value: timesAndHours(job) },
        {
          term: t.fit,
          value: match.state === 'ready' ? match.value && fill(t.scoreOf, { score: match.value.score }) : '…',
        },
        turn,
      ]}
      notices={
        <>
          <StatusNotice application={application} screen={screen} />
          <NextUp next={screen.next} />
        </>
      }
      side={
        <ActivityCard
          activity={screen.activity}
          people={people}
          call={application.status !== 'placed' && <CallFamily reach={job.reach} request={job.requestId} />}
        />
      }
    >
      <Pair
        first={
          <>
            <AgreementCard application={application} record={screen.recordAnswer} reload={screen.reload} />
            {application.hasApplied && <MessageCard message={application.message} />}
            <CaregiverCard caregiver={caregiver} />
          </>
        }
        second={
          <FitCards
            screen={screen}
            decided={application.status === 'placed'}
            suspended={caregiver.status === 'suspended'}
            confirmed={confirmedInWords(application.confirmedTimes, job)}
          />
        }
      />
    </RecordPage>
  );
}

const NoApplication = () => (
  <NotFound
    title={t.thereNoSuchApplication}
    back={{ label: t.allApplications, href: href('adminApplications') }}
  />
);
