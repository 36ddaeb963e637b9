import { useState } from 'react';
import { href } from '../../../domain/routes.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { ApplicationPage } from './ApplicationPage.tsx';
import { createApplicationsScreen } from './applications-screen.ts';
import * as t from './words.ts';

/** `/caregiver/applications/{id}`: one application, with its offer or placement. */
export default function ApplicationScreen({ params }: ScreenProps) {
  const [screen] = useState(() => createApplicationsScreen());
  return (
    <Loaded data={screen.applications} label={t.openingApplication} pageTitle={t.application}>
      {(applications) => {
        const application = applications.find(({ id }) => id === params['id']);
        return application ? (
          <ApplicationPage application={application} screen={screen} />
        ) : (
          <NoApplication />
        );
      }}
    </Loaded>
  );
}

function NoApplication() {
  return (
    <Stack gap={4}>
      <PageHeader title={t.applicationNotHere} />
      <EmptyState
        title={t.linkMayNotComplete}
        action={<ButtonLink href={href('caregiverApplications')}>{t.seeApplications}</ButtonLink>}
      >
        {t.belongsAnotherAccountThan}
      </EmptyState>
    </Stack>
  );
}
