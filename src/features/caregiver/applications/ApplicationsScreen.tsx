import { useState } from 'react';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { Drawing } from '../../../parts/scene/Drawing.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { OwnWeek } from './OwnWeek.tsx';
import { createApplicationsScreen } from './applications-screen.ts';

/** `/caregiver/applications`: every application, where it stands, and what comes next. */
export default function ApplicationsScreen({ open }: ScreenProps) {
  const [screen] = useState(() => createApplicationsScreen());
  return (
    <Stack gap={4}>
      <PageHeader
        title="Your applications"
        intro="Each one gets an answer. Here you see the last step and the next."
      />
      <Loaded data={screen.applications} label="Looking for your applications…">
        {(applications) =>
          applications.length === 0 ? (
            <EmptyState
              title="You have not applied for a job yet"
              drawing={<Drawing name="bicycle" />}
              action={<ButtonLink href={href('caregiverDashboard')}>Go to your dashboard</ButtonLink>}
            >
              Once your profile is approved, your dashboard shows the jobs that fit, and why.
            </EmptyState>
          ) : (
            <Stack gap={4}>
              <OwnWeek applications={applications} />
              <ApplicationList applications={applications} open={open} />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}
