import { lazy, type ReactNode, Suspense } from 'react';
import { href } from '../../../domain/routes.ts';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import type { ProfilePage } from '../load-profile.ts';
import type { NextStep } from './next-steps.ts';
import { NextSteps } from './NextSteps.tsx';
import { type NamedItem, WithUs } from './WithUs.tsx';

// A complete profile doesn’t need it.
const CompletenessCard = lazy(() =>
  import('../CompletenessCard.tsx').then(
    (code) => ({ default: code.CompletenessCard }),
    () => ({ default: () => <></> }),
  ),
);

interface OverviewProps {
  page: ProfilePage & { steps: NextStep[]; waiting: NamedItem[] };
  applications: ReactNode;
}

/** What else to do, and cards in as many columns as they fill. */
export function Overview({ page: { steps, completeness, waiting }, applications }: OverviewProps) {
  if (completeness.percent < 100)
    return (
      <>
        <NextSteps steps={steps} />
        <Columns layout="mainAside" even>
          <Suspense>
            <CompletenessCard completeness={completeness} formPath={href('caregiverProfile')} />
          </Suspense>
          <Stack gap={4}>
            <WithUs waiting={waiting} />
            {applications}
          </Stack>
        </Columns>
      </>
    );
  if (waiting.length === 0)
    return steps.every(({ isAsked = false }) => isAsked) ? (
      applications
    ) : (
      <Columns layout="mainAside" even>
        <NextSteps steps={steps} />
        {applications}
      </Columns>
    );
  return (
    <>
      <NextSteps steps={steps} />
      <Columns layout="halves" even>
        <WithUs waiting={waiting} />
        {applications}
      </Columns>
    </>
  );
}
