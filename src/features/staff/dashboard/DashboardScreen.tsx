import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatLongDay, today } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { createDashboardScreen } from './dashboard-screen.ts';
import { FiguresBelow } from '../figures/FiguresBelow.tsx';
import { fill } from '../../../lib/fill.ts';
import { Tasks } from './Tasks.tsx';
import { TodaysWork } from './TodaysWork.tsx';
import * as t from './words.ts';

/** `/admin/dashboard`: today's work, how much there is of each kind, and figures. */
export default function DashboardScreen({ open }: ScreenProps) {
  const [screen] = useState(() => createDashboardScreen(open, () => location.search));
  const mails = useStore(screen.failedMails.$value);
  const counted = useStore(screen.counts.$value);
  const settled = [useStore(screen.waiting.$value), counted, mails].every(({ state }) => state !== 'loading');
  const chosen = useStore(screen.$query).filters['kind'];
  return (
    <Stack gap={4}>
      <PageHeader
        title={t.dashboard}
        intro={fill(t.dayAndOrder, { day: formatLongDay(today()) })}
        actions={
          <>
            <div data-step>
              <ButtonLink href={href('adminRequestNew')} icon="plus">
                {t.newRequest}
              </ButtonLink>
            </div>
            <ButtonLink href={href('adminPlacements')} variant="secondary">
              {t.placements}
            </ButtonLink>
          </>
        }
      />
      <Loaded data={screen.waiting} label={t.loadingWhatThere}>
        {(things) => (
          <Loaded data={screen.counts} label={t.loadingWhatThere}>
            {(counts) => (
              <>
                <TodaysWork screen={screen} things={things} counts={counts} />
                <Tasks
                  counts={counts}
                  chosen={chosen}
                  failedMails={mails.state === 'ready' ? mails.value.length : null}
                />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
      {/* Not before the list is loaded. Below a short page they would count as near the window and load at once. */}
      {settled && <FiguresBelow open={open} />}
    </Stack>
  );
}
