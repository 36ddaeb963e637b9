import { lazy, Suspense, useState } from 'react';
import { useStore } from '@nanostores/react';
import { useOwnId } from '../../../data/use-own-id.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { shownWith } from '../../../state/shown-with.ts';
import { PROFILE_STATUS } from '../../../domain/status.ts';
import { WaitingChanges } from '../../../parts/waiting-changes/WaitingChanges.tsx';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Pair, RecordPage } from '../../../ui/record-page/RecordPage.tsx';
import { Badge } from '../../../ui/badge/Badge.tsx';
import type { CareType } from '../../../domain/vocabulary.ts';
import { ComplaintsCard } from '../complaints/ComplaintsCard.tsx';
import { ActivityCard } from '../activity/ActivityCard.tsx';
import { Assignment } from '../assignment/Assignment.tsx';
import { NextUp } from '../next/NextUp.tsx';
import { useTurnFact } from '../waiting/Turn.tsx';
import { AccountCard } from './AccountCard.tsx';
import { CaregiverActions } from './CaregiverActions.tsx';
import { createCaregiverScreen, type CaregiverRecord, type CaregiverStore } from './caregiver-screen.ts';
import { Completeness } from './Completeness.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { NoCaregiver } from './NoCaregiver.tsx';
import { CaregiverApplications, CaregiverPlacements } from './CaregiverWork.tsx';
import { FittingJobs } from './FittingJobs.tsx';
import { datesOf, furtherFactsOf, keyFactsOf } from './profile-facts.ts';
import { documentsOf } from './DocumentsAsked.tsx';
import { ProfileNotice } from './ProfileNotice.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';
import { WeekCard } from './WeekCard.tsx';
import { fill } from '../../../lib/fill.ts';
import { whose } from '../record/whose.ts';
import * as styles from './CaregiverScreen.css.ts';
import * as t from './words.ts';

const CaregiverPortrait = lazy(() =>
  import('./CaregiverPortrait.tsx').catch(() => ({ default: () => <></> })),
);

/** `/admin/caregivers/{id}`: a caregiver's profile and documents, to check and approve. */
export default function CaregiverScreen({ params, open }: ScreenProps) {
  const [screen] = useState(() => createCaregiverScreen(params['id'] ?? ''));
  const [shown] = useState(() =>
    shownWith(screen.profile, ({ status }) => [
      screen.account,
      screen.activity.happened,
      screen.applications,
      screen.assignment.owner,
      screen.complaints.list,
      screen.completeness,
      screen.documents,
      screen.placed,
      screen.placements,
      screen.rules,
      screen.timeOff,
      screen.waiting,
      ...(status === 'approved' ? [screen.fitting] : []),
    ]),
  );
  return (
    <Loaded data={shown} label={t.loadingCaregiver} pageTitle={t.caregiver} missing={<NoCaregiver />}>
      {(profile) => <Sheet profile={profile} screen={screen} open={open} />}
    </Loaded>
  );
}

interface SheetProps {
  profile: CaregiverRecord;
  screen: CaregiverStore;
  open: ScreenProps['open'];
}

function Sheet({ profile, screen, open }: SheetProps) {
  const name = profile.fullName ?? t.caregiverWithoutNameYet;
  const ownId = useOwnId();
  const people: Record<string, string> = {
    [profile.userId]: t.theCaregiver,
    ...(ownId && { [ownId]: t.you }),
  };
  const account = useStore(screen.account.$value);
  const isClosed = account.state === 'ready' && Boolean(account.value?.deactivatedAt);
  const turn = useTurnFact({ things: screen.waiting, of: ({ kind }) => kind === 'profile' });
  return (
    <RecordPage
      title={name}
      kind={t.caregiver}
      list={{ label: t.caregivers, href: href('adminCaregivers') }}
      badge={
        <>
          <StatusBadge status={PROFILE_STATUS[profile.status]} />
          {isClosed && <Badge>{t.deactivated}</Badge>}
        </>
      }
      actions={<CaregiverActions profile={profile} screen={screen} open={open} />}
      facts={[
        ...keyFactsOf(profile),
        { term: t.documents, value: <DocumentsFact care={profile.careTypes} screen={screen} /> },
        turn,
      ]}
      hand={<Assignment which={whose(profile.fullName, t.profile)} store={screen.assignment} ownId={ownId} />}
      notices={
        <>
          <ProfileNotice profile={profile} screen={screen} />
          <Unconfirmed columns={profile.unconfirmed} />
          <NextUp next={screen.next} />
        </>
      }
      side={<ActivityCard activity={screen.activity} people={people} />}
    >
      <WaitingChanges profile={profile} heading={t.changesReview} />
      <ComplaintsCard store={screen.complaints} />
      <Pair
        first={
          <>
            <Card heading={t.profile}>
              <div className={styles.portrait}>
                <Suspense>
                  <CaregiverPortrait name={profile.fullName ?? ''} path={profile.photoPath} />
                </Suspense>
              </div>
              <Completeness completeness={screen.completeness} />
              <DescriptionList items={furtherFactsOf(profile)} />
            </Card>
            <AccountCard profile={profile} account={screen.account} inviteAgain={screen.inviteAgain} />
            <WeekCard availability={profile.availability} screen={screen} />
            <Card heading={t.dates}>
              <DescriptionList items={datesOf(profile).filter(({ description }) => description)} />
              <Link href={href('adminCaregiverOld', { id: profile.userId })}>{t.printableRecord}</Link>
            </Card>
          </>
        }
        second={
          <>
            <DocumentsCard name={profile.fullName} care={profile.careTypes} screen={screen} />
            {profile.status === 'approved' && <FittingJobs jobs={screen.fitting} />}
            <CaregiverApplications name={profile.fullName} applications={screen.applications} />
            <CaregiverPlacements name={profile.fullName} placements={screen.placed} />
          </>
        }
      />
    </RecordPage>
  );
}

/** How many of the required documents there are. */
function DocumentsFact({ care, screen }: { care: readonly CareType[]; screen: CaregiverStore }) {
  const rules = useStore(screen.rules.$value);
  const documents = useStore(screen.documents.$value);
  if (rules.state !== 'ready' || documents.state !== 'ready') return '…';
  const needed = documentsOf(care, rules.value, documents.value);
  if (needed.length === 0) return t.noneAsked;
  return fill(t.askedForHere, {
    here: needed.filter(({ state }) => state === 'held').length,
    all: needed.length,
  });
}
