import { useState } from 'react';
import { addNote, loadActivity } from '../../../data/activity.ts';
import {
  declineApplication,
  introduceApplicant,
  loadApplication,
  loadApplicationsFor,
  loadOffersTo,
  offerJob,
  placeCaregiver,
  reconsiderApplication,
  recordAgreement,
  shortlistApplication,
} from '../../../data/applications.ts';
import { loadMatchingCaregivers } from '../../../data/jobs.ts';
import { loadPlacementsOf, loadPlacementsWith } from '../../../data/placements.ts';
import { useOwnId } from '../../../data/use-own-id.ts';
import { loadTimeOffOf } from '../../../data/time-off.ts';
import { loadWaiting } from '../../../data/waiting.ts';
import { jobName } from '../../../domain/job-name.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { applicationState } from '../../../domain/placement-state.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { NotFound } from '../../../ui/not-found/NotFound.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { ActivityCard } from '../activity/ActivityCard.tsx';
import { NextUp } from '../next/NextUp.tsx';
import { Turn } from '../waiting/Turn.tsx';
import {
  createApplicationScreen,
  type ApplicationRecord,
  type ApplicationStore,
} from './application-screen.ts';
import { AgreementCard } from './AgreementCard.tsx';
import { ApplicationActions } from './ApplicationActions.tsx';
import { CaregiverCard } from './CaregiverCard.tsx';
import { FitCards } from './FitCards.tsx';
import { JobCard } from './JobCard.tsx';
import { MessageCard } from './MessageCard.tsx';
import { StatusNotice } from './StatusNotice.tsx';

const service = {
  loadApplication,
  loadApplicationsFor,
  loadMatchingCaregivers,
  loadTimeOffOf,
  loadActivity,
  addNote,
  loadPlacementsOf,
  loadPlacementsWith,
  loadOffersTo,
  loadWaiting,
  shortlistApplication,
  reconsiderApplication,
  introduceApplicant,
  offerJob,
  recordAgreement,
  declineApplication,
  placeCaregiver,
};

/** `/admin/applications/{id}`: one caregiver's application, to be answered. */
export default function ApplicationScreen({ params }: ScreenProps) {
  const [screen] = useState(() => createApplicationScreen(params['id'] ?? '', service));
  return (
    <Loaded
      data={screen.record}
      label="Loading the application…"
      pageTitle="Application"
      missing={<NoApplication />}
    >
      {(application) => <Sheet application={application} screen={screen} />}
    </Loaded>
  );
}

function Sheet({ application, screen }: { application: ApplicationRecord; screen: ApplicationStore }) {
  const { caregiver, job } = application;
  const name = caregiver.fullName ?? 'Caregiver without a name yet';
  const ownId = useOwnId();
  const people = { [caregiver.userId]: 'the caregiver', ...(ownId && { [ownId]: 'you' }) };
  return (
    <Stack gap={4}>
      <PageHeader
        title={name}
        intro={
          <>
            {jobName(job)}
            <Turn things={screen.waiting} of={({ subjectId }) => subjectId === application.id} />
          </>
        }
        breadcrumbs={[{ label: 'Applications', href: href('adminApplications') }, { label: name }]}
        badge={<StatusBadge status={applicationState(application)} />}
        actions={<ApplicationActions application={application} screen={screen} />}
      />
      <StatusNotice application={application} screen={screen} />
      <NextUp next={screen.next} />
      <Columns layout="mainAside">
        <Stack gap={4}>
          <AgreementCard application={application} record={screen.recordAnswer} />
          {application.hasApplied && <MessageCard message={application.message} />}
          <FitCards jobId={job.id} caregiverId={caregiver.userId} />
        </Stack>
        <Stack gap={4}>
          <CaregiverCard caregiver={caregiver} />
          <JobCard job={job} />
          <ActivityCard activity={screen.activity} people={people} />
        </Stack>
      </Columns>
    </Stack>
  );
}

const NoApplication = () => (
  <NotFound
    title="There is no such application"
    back={{ label: 'All applications', href: href('adminApplications') }}
  />
);
