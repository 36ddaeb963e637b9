import { useStore } from '@nanostores/react';
import { PAGE_SIZE } from '../../../lib/list-size.ts';
import type { ListPage } from '../../../state/list-screen.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Pagination } from '../../../ui/pagination/Pagination.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { JobRow } from '../JobRow.tsx';
import type { MatchedJob } from '../matched-jobs.ts';
import { ANYWHERE } from './job-filters.ts';
import { isNear, type JobsStore } from './jobs-screen.ts';
import { NoneFound } from './NoneFound.tsx';
import { SHOW_FURTHER } from '../near-jobs.ts';
import * as t from './words.ts';

interface FoundJobsProps {
  page: ListPage<MatchedJob>;
  list: JobsStore;
}

/** A page of jobs or, if there are none, what to do. */
export function FoundJobs({ page: { rows, total, page }, list }: FoundJobsProps) {
  const { sort, filters } = useStore(list.$query);
  if (rows.length === 0) return <NoneFound list={list} />;
  return (
    <Stack gap={3}>
      {sort === 'fit' && rows.some(({ unmet }) => unmet.length > 0) && (
        <Text tone="muted" size="sm">
          {t.jobsCanApplyCome}
        </Text>
      )}
      <Card>
        <DividedList>
          {rows.map((job) => (
            <li key={job.jobId}>
              <JobRow job={job} headingLevel={2} />
            </li>
          ))}
        </DividedList>
      </Card>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        onPage={(next) => {
          list.change({ page: next });
          window.scrollTo(0, 0);
        }}
      />
      {isNear(filters['within']) && (
        <Stack direction="row">
          <Button variant="secondary" onClick={() => list.narrow('within', ANYWHERE)}>
            {SHOW_FURTHER}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
