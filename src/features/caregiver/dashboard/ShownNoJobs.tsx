import { lazy, Suspense } from 'react';
import { noJobs } from './ShownNoJobs.css.ts';
import type { NoJobsProps } from './NoJobs.tsx';
import * as t from './words.ts';

const NoJobs = lazy(() => import('./NoJobs.tsx').catch(() => ({ default: () => <>{t.noJobsYet}</> })));

/** Most caregivers have jobs, so this card loads when it is needed, into a space of its size. */
export const ShownNoJobs = (props: NoJobsProps) => (
  <div className={noJobs}>
    <Suspense>
      <NoJobs {...props} />
    </Suspense>
  </div>
);
