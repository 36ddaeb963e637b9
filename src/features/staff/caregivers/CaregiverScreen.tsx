import { useState } from 'react';
import { $session } from '../../../data/session.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { PROFILE_STATUS } from '../../../domain/status.ts';
import { WaitingChanges } from '../../../parts/waiting-changes/WaitingChanges.tsx';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { ActivityCard } from '../activity/ActivityCard.tsx';
import { InHand } from '../in-hand/InHand.tsx';
import { NextUp } from '../next/NextUp.tsx';
import { Turn } from '../waiting/Turn.tsx';
import { AccountCard } from './AccountCard.tsx';
import { CaregiverActions } from './CaregiverActions.tsx';
import { createCaregiverScreen, type CaregiverRecord, type CaregiverStore } from './caregiver-screen.ts';
import { Completeness } from './Completeness.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { caregiverService } from './caregiver-service.ts';
import { NoCaregiver } from './NoCaregiver.tsx';
import { datesOf, factsOf } from './profile-facts.ts';
import { PapersCard } from './PapersCard.tsx';
import { ProfileNotice } from './ProfileNotice.tsx';
import { WeekCard } from './WeekCard.tsx';

/** `/admin/caregivers/{id}`: a caregiver's profile and papers, to be checked and approved. */
export default function CaregiverScreen({ params }: ScreenProps) {
  const [screen] = useState(() => createCaregiverScreen(params['id'] ?? '', caregiverService));
  return (
    <Loaded
      data={screen.profile}
      label="Loading the caregiver…"
      pageTitle="Caregiver"
      missing={<NoCaregiver />}
    >
      {(profile) => <Sheet profile={profile} screen={screen} />}
    </Loaded>
  );
}

function Sheet({ profile, screen }: { profile: CaregiverRecord; screen: CaregiverStore }) {
  const name = profile.fullName ?? 'Caregiver without a name yet';
  const session = $session.get();
  const people: Record<string, string> = { [profile.userId]: 'the caregiver' };
  const ownId = session.state === 'signed-in' ? session.profile.id : undefined;
  if (ownId) people[ownId] = 'you';
  return (
    <Stack gap={4}>
      <PageHeader
        title={name}
        breadcrumbs={[{ label: 'Caregivers', href: href('adminCaregivers') }, { label: name }]}
        badge={<StatusBadge status={PROFILE_STATUS[profile.status]} />}
        intro={
          <>
            <Turn things={screen.waiting} of={({ kind }) => kind === 'profile'} />
            <InHand store={screen.inHand} ownId={ownId} />
          </>
        }
        actions={<CaregiverActions profile={profile} screen={screen} />}
      />
      <ProfileNotice profile={profile} screen={screen} />
      <NextUp next={screen.next} />
      <Columns layout="mainAside">
        <Stack gap={4}>
          <WaitingChanges profile={profile} heading="Changes to review" />
          <Card heading="Profile">
            <Completeness completeness={screen.completeness} />
            <DescriptionList items={factsOf(profile)} />
          </Card>
          <WeekCard availability={profile.availability} screen={screen} />
          <PapersCard care={profile.careTypes} rules={screen.rules} documents={screen.documents} />
          <DocumentsCard screen={screen} />
        </Stack>
        <Stack gap={4}>
          <AccountCard profile={profile} account={screen.account} />
          <Card heading="Dates">
            <DescriptionList items={datesOf(profile)} />
            <Link href={href('adminCaregiverOld', { id: profile.userId })}>Printable record</Link>
          </Card>
          <ActivityCard activity={screen.activity} people={people} />
        </Stack>
      </Columns>
    </Stack>
  );
}
