import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PROFILE_STATUS } from '../../../domain/status.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { ApplicationsSummary } from './ApplicationsSummary.tsx';
import { ToConfirm } from '../entered/ToConfirm.tsx';
import type { ProfilePage } from '../load-profile.ts';
import { whenSent } from '../said/said.ts';
import { OwnVisits } from '../visits/OwnVisits.tsx';
import { createDashboardScreen } from './dashboard-screen.ts';
import { JobsForYou } from './JobsForYou.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Overview } from './Overview.tsx';
import { ShownInvitations } from './ShownInvitations.tsx';
import { fill } from '../../../lib/fill.ts';
import { Text } from '../../../ui/text/Text.tsx';
import * as t from './words.ts';

// Few caregivers are asked to cover on any one day.
const CoverInvitations = lazy(() =>
  import('./CoverInvitations.tsx').catch(() => ({ default: () => <Text>{t.coversNotShown}</Text> })),
);

/** `/caregiver/dashboard`: what needs an answer, the visits, what to do next, and which jobs fit. */
export default function DashboardScreen() {
  const [screen] = useState(() => createDashboardScreen());
  const work = useStore(screen.work.$value);
  const standing = useStore(screen.standing.$value);
  const visits = useStore(screen.visits.$value);
  const covers = useStore(screen.covers.$value);
  useEffect(() => whenSent(screen.work.reload), [screen]);
  const approved = standing.state !== 'ready' || standing.value.profile.status === 'approved';
  return (
    <Stack gap={5}>
      <Loaded data={screen.standing} label={t.loadingProfile} pageTitle={t.welcome}>
        {(page) => (
          <Stack gap={4}>
            <Welcome profile={page.profile} />
            <ToConfirm profile={page.profile} reload={screen.standing.reload} />
            {covers.state === 'ready' && covers.value.length > 0 && (
              <Suspense>
                <CoverInvitations
                  invitations={covers.value}
                  reload={() => Promise.all([screen.covers.reload(), screen.visits.reload()])}
                />
              </Suspense>
            )}
            <NextSteps steps={page.steps} asked />
            <ShownInvitations invitations={page.invitations} declining={screen.declining} />
            {visits.state === 'failed' && (
              <Card heading={t.visits}>
                <Loaded data={screen.visits} label={t.loadingVisits}>
                  {() => null}
                </Loaded>
              </Card>
            )}
            {visits.state === 'ready' && visits.value.length > 0 && (
              <OwnVisits visits={visits.value} reload={screen.visits.reload} />
            )}
            <Overview
              page={page}
              applications={
                work.state === 'ready' && <ApplicationsSummary applications={work.value.applications} />
              }
            />
          </Stack>
        )}
      </Loaded>
      {/* It waits for the part above, which would move it. If both fail, one of them says so. */}
      {(standing.state === 'ready' || (standing.state === 'failed' && work.state === 'ready')) && (
        <Loaded data={screen.work} label={t.lookingJobsFit}>
          {(found) => <JobsForYou work={found} approved={approved} />}
        </Loaded>
      )}
    </Stack>
  );
}

function Welcome({ profile: { fullName, status } }: Pick<ProfilePage, 'profile'>) {
  return (
    <PageHeader
      title={fullName ? fill(t.hello, { firstName: fullName.split(' ', 1).join('') }) : t.welcome}
      badge={<StatusBadge status={PROFILE_STATUS[status]} />}
    />
  );
}
