import { useStore } from '@nanostores/react';
import { useState } from 'react';
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
import { createDashboardScreen, type Standing } from './dashboard-screen.ts';
import { JobsForYou } from './JobsForYou.tsx';
import { nextStep } from './next-step.ts';

/** `/caregiver/dashboard`: where the caregiver stands, what to do next, and which jobs fit. */
export default function DashboardScreen() {
  const [screen] = useState(createDashboardScreen);
  const work = useStore(screen.work.$value);
  return (
    <Stack gap={5}>
      <Loaded data={screen.standing} label="Looking where you stand…" pageTitle="Welcome">
        {(standing) => (
          <Stack gap={4}>
            <Welcome profile={standing.profile} />
            <Columns layout="mainAside" even={standing.completeness.percent === 100}>
              <NextStepNotice standing={standing} />
              {work.state === 'ready' && <ApplicationsSummary applications={work.value.applications} />}
            </Columns>
          </Stack>
        )}
      </Loaded>
      <Loaded data={screen.work} label="Looking for jobs that fit…">
        {(found) => <JobsForYou work={found} />}
      </Loaded>
    </Stack>
  );
}

function Welcome({ profile: { fullName, status } }: Pick<Standing, 'profile'>) {
  return (
    <PageHeader
      title={fullName ? `Hello, ${fullName.split(' ')[0]}` : 'Welcome'}
      badge={<StatusBadge status={PROFILE_STATUS[status]} />}
    />
  );
}

function NextStepNotice({ standing: { profile, completeness } }: { standing: Standing }) {
  const next = nextStep({ ...profile, complete: completeness.percent });
  return (
    <Stack gap={4}>
      <Notice
        tone={next.tone}
        title={next.title}
        actions={
          next.action && (
            <ButtonLink
              href={next.action.href}
              variant={profile.status === 'approved' ? 'secondary' : 'primary'}
              size="small"
            >
              {next.action.label}
            </ButtonLink>
          )
        }
      >
        {next.words}
      </Notice>
      {completeness.percent < 100 && (
        <CompletenessCard completeness={completeness} formPath={href('caregiverProfile')} />
      )}
    </Stack>
  );
}
