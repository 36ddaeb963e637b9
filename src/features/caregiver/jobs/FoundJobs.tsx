import { useStore } from '@nanostores/react';
import { href } from '../../../domain/routes.ts';
import { PAGE_SIZE } from '../../../lib/list-size.ts';
import type { ListPage } from '../../../state/list-screen.ts';
import { Drawing } from '../../../parts/scene/Drawing.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Pagination } from '../../../ui/pagination/Pagination.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { JobCard } from '../JobCard.tsx';
import type { MatchedJob } from '../matched-jobs.ts';
import { isNarrowed, type JobsStore } from './jobs-screen.ts';
import * as t from './words.ts';

interface FoundJobsProps {
  page: ListPage<MatchedJob>;
  list: JobsStore;
}

/** A page of jobs; where there are none, what one can do. */
export function FoundJobs({ page: { rows, total, page }, list }: FoundJobsProps) {
  const query = useStore(list.$query);
  const narrowed = isNarrowed(query);
  return (
    <Stack gap={3}>
      {rows.length === 0 && narrowed && (
        <EmptyState
          title={t.noJobFits}
          action={
            <Button variant="secondary" onClick={() => list.change({ search: '', filters: {} })}>
              {t.showAllJobs}
            </Button>
          }
        >
          {t.tryFewerFiltersOther}
        </EmptyState>
      )}
      {rows.length === 0 && !narrowed && (
        <EmptyState
          title={t.noOpenJobsShow}
          drawing={<Drawing name="tea" />}
          action={<ButtonLink href={href('caregiverDashboard')}>{t.goDashboard}</ButtonLink>}
        >
          {t.jobsShowOnceProfile}
        </EmptyState>
      )}
      {query.sort === 'fit' && rows.some(({ unmet }) => unmet.length > 0) && (
        <Text tone="muted" size="sm">
          {t.jobsCanApplyCome}
        </Text>
      )}
      {rows.length > 0 && (
        <Columns layout="cards" even>
          {rows.map((job) => (
            <JobCard key={job.jobId} job={job} headingLevel={2} />
          ))}
        </Columns>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        onPage={(next) => {
          list.change({ page: next });
          window.scrollTo(0, 0);
        }}
      />
    </Stack>
  );
}
