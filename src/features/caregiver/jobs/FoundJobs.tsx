import { useStore } from '@nanostores/react';
import { PAGE_SIZE } from '../../../lib/list-size.ts';
import type { ListPage } from '../../../state/list-screen.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Pagination } from '../../../ui/pagination/Pagination.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
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
  const later = sort === 'fit' ? rows.filter(({ unmet }) => unmet.length > 0) : [];
  const first = rows.filter((job) => !later.includes(job));
  return (
    <Stack gap={3}>
      {first.length > 0 && <Jobs jobs={first} headingLevel={2} />}
      {later.length > 0 && (
        <>
          <Heading level={2}>{t.cantApplyYet}</Heading>
          <Jobs jobs={later} headingLevel={3} />
        </>
      )}
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

const Jobs = ({ jobs, headingLevel }: { jobs: readonly MatchedJob[]; headingLevel: 2 | 3 }) => (
  <Card>
    <DividedList>
      {jobs.map((job) => (
        <li key={job.jobId}>
          <JobRow job={job} headingLevel={headingLevel} />
        </li>
      ))}
    </DividedList>
  </Card>
);
