import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { loadOwnApplications } from '../../../data/applications.ts';
import { loadCompleteness, loadOwnProfile } from '../../../data/caregivers.ts';
import { loadDocuments } from '../../../data/documents.ts';
import { loadMatchingJobs } from '../../../data/jobs.ts';
import { href } from '../../../domain/routes.ts';
import { PROFILE_STATUS } from '../../../domain/status.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { ApplicationsSummary } from './ApplicationsSummary.tsx';
import { CompletenessCard } from '../CompletenessCard.tsx';
import type { ProfilePage } from '../load-profile.ts';
import { createDashboardScreen } from './dashboard-screen.ts';
import { JobsForYou } from './JobsForYou.tsx';
import { profileInWords } from '../profile-in-words.ts';

/** `/caregiver/dashboard`: where the caregiver stands, what to do next, and which jobs fit. */
export default function DashboardScreen() {
  const [screen] = useState(() =>
    createDashboardScreen({
      loadOwnProfile,
      loadCompleteness,
      loadMatchingJobs,
      loadOwnApplications,
      loadDocuments,
    }),
  );
  const work = useStore(screen.work.$value);
  const profile = useStore(screen.profile.$value);
  const approved = profile.state !== 'ready' || profile.value.profile.status === 'approved';
  return (
    <Stack gap={5}>
      <Loaded data={screen.profile} label="Loading your profile…" pageTitle="Welcome">
        {(page) => (
          <Stack gap={4}>
            <Welcome profile={page.profile} />
            <Columns layout="mainAside" even={page.completeness.percent === 100}>
              <NextStep page={page} />
              {work.state === 'ready' && <ApplicationsSummary applications={work.value.applications} />}
            </Columns>
          </Stack>
        )}
      </Loaded>
      <Loaded data={screen.work} label="Looking for jobs that fit…">
        {(found) => <JobsForYou work={found} approved={approved} />}
      </Loaded>
    </Stack>
  );
}

function Welcome({ profile: { fullName, status } }: Pick<ProfilePage, 'profile'>) {
  return (
    <PageHeader
      title={fullName ? `Hello, ${fullName.split(' ')[0]}` : 'Welcome'}
      badge={<StatusBadge status={PROFILE_STATUS[status]} />}
    />
  );
}

function NextStep({ page: { profile, completeness } }: { page: ProfilePage }) {
  const { tone, title, now, next, action } = profileInWords(profile, completeness.percent);
  return (
    <Stack gap={4}>
      <Notice
        tone={tone}
        title={title}
        actions={
          action && (
            <ButtonLink
              href={action.href}
              variant={profile.status === 'approved' ? 'secondary' : 'primary'}
              size="small"
            >
              {action.label}
            </ButtonLink>
          )
        }
      >
        {now} {next}
      </Notice>
      {completeness.percent < 100 && (
        <CompletenessCard completeness={completeness} formPath={href('caregiverProfile')} />
      )}
    </Stack>
  );
}
