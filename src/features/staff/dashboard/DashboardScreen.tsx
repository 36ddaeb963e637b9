import { useState } from 'react';
import { loadWorkload } from '../../../data/dashboard.ts';
import { loadWaiting } from '../../../data/waiting.ts';
import { formatLongDay, today } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { createDashboardScreen } from './dashboard-screen.ts';
import { Tasks } from './Tasks.tsx';
import { Today } from './Today.tsx';

/** `/admin/dashboard`: what staff do today, and how much of each kind there is. */
export default function DashboardScreen() {
  const [screen] = useState(() => createDashboardScreen({ loadWaiting, loadWorkload }));
  return (
    <Stack gap={4}>
      <PageHeader
        title="Dashboard"
        intro={formatLongDay(today())}
        actions={
          <>
            <ButtonLink href={href('adminRequestNew')} icon="plus">
              New request
            </ButtonLink>
            <ButtonLink href={href('adminPlacements')} variant="secondary">
              Placements
            </ButtonLink>
          </>
        }
      />
      <Loaded data={screen.waiting} label="Looking for what is to do…">
        {(things) => <Today things={things} />}
      </Loaded>
      <Loaded data={screen.workload} label="Counting what is waiting…">
        {(workload) => <Tasks workload={workload} />}
      </Loaded>
    </Stack>
  );
}
