import { useStore } from '@nanostores/react';
import { href } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { ANYWHERE } from './job-filters.ts';
import { isNarrowed, type JobsStore } from './jobs-screen.ts';
import { SHOW_FURTHER } from '../near-jobs.ts';
import { NoneNear } from '../NoneNear.tsx';
import * as t from './words.ts';

/** Shown instead of jobs: none is near, none fits the filters, or there are none at all. */
export function NoneFound({ list }: { list: JobsStore }) {
  const query = useStore(list.$query);
  const further = useStore(list.$further);
  const narrowed = isNarrowed(query);
  const showFurther = <Button onClick={() => list.narrow('within', ANYWHERE)}>{SHOW_FURTHER}</Button>;
  if (further > 0 && !narrowed) return <NoneNear further={further} action={showFurther} />;
  if (narrowed)
    return (
      <EmptyState
        title={t.noJobFits}
        action={
          <Stack direction="row" gap={2} wrap>
            {further > 0 && showFurther}
            <Button variant="secondary" onClick={() => list.change({ search: '', filters: {} })}>
              {t.showAllJobs}
            </Button>
          </Stack>
        }
      >
        {t.tryFewerFiltersOther}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t.noOpenJobsShow}
      action={<ButtonLink href={href('caregiverDashboard')}>{t.goDashboard}</ButtonLink>}
    >
      {t.jobsShowOnceProfile}
    </EmptyState>
  );
}
