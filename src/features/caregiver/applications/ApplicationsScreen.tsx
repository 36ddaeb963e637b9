import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
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
import type { SaidOfJob } from '../../../state/device/said.ts';
import { UnsentApplication } from '../apply/UnsentApplication.tsx';
import { $said, whenSent } from '../said/said.ts';
import { createApplicationsScreen } from './applications-screen.ts';
import * as t from './words.ts';

/** `/caregiver/applications`: every application, its status, and what comes next. */
export default function ApplicationsScreen({ open }: ScreenProps) {
  const [screen] = useState(() => createApplicationsScreen());
  const { reload } = screen.applications;
  const unsent = useStore($said).filter((one) => one.kind === 'apply' && !one.problem) as SaidOfJob[];
  useEffect(() => whenSent(reload), [reload]);
  return (
    <Stack gap={4}>
      <PageHeader title={t.yourApplications} intro={t.eachOneGetsAnswer} />
      <Loaded data={screen.applications} label={t.lookingApplications}>
        {(applications) =>
          applications.length === 0 && unsent.length === 0 ? (
            <EmptyState
              title={t.notAppliedJobYet}
              drawing={<Drawing name="hello" />}
              action={<ButtonLink href={href('caregiverDashboard')}>{t.goDashboard}</ButtonLink>}
            >
              {t.onceProfileApprovedDashboard}
            </EmptyState>
          ) : (
            <Stack gap={4}>
              <OwnWeek applications={applications} />
              {unsent.map((one) => (
                <UnsentApplication key={one.id} sent={one} />
              ))}
              {applications.length > 0 && <ApplicationList applications={applications} open={open} />}
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}
