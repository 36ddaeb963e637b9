import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { MatchList } from '../matches/MatchList.tsx';
import { FoldedJob } from './FoldedJob.tsx';
import { JobApplications, OtherApplications } from './JobApplications.tsx';
import { JobCard } from './JobCard.tsx';
import { JobPlacements } from './JobPlacements.tsx';
import { timesOf } from './coverage.ts';
import { createJobStore, type RequestRecord, type RequestScreenStore } from './request-screen.ts';
import * as t from './words.ts';
import { fill } from '../../../lib/fill.ts';

interface JobSectionProps {
  request: RequestRecord;
  job: RequestRecord['jobs'][number];
  screen: Pick<RequestScreenStore, 'coverage' | 'preview' | 'refresh'>;
}

/**
 * The request as a job: who is placed there, who applied, and who fits it. Of several jobs the first open one is
 * unfolded, and the others are a line or two.
 */
export function JobSection({ request, job, screen }: JobSectionProps) {
  const coverage = useStore(screen.coverage.$value);
  const left = coverage.state === 'ready' ? timesOf(coverage.value, 'nobody') : 0;
  const [store] = useState(() => createJobStore(job.id, screen.refresh));
  const several = request.jobs.length > 1;
  const nr = several ? job.nr : undefined;
  const [open, setOpen] = useState(
    () => !several || request.jobs.find(({ status }) => status === 'open')?.id === job.id,
  );
  const fold = several && (
    <Button
      variant="secondary"
      size="small"
      aria-expanded={open}
      aria-label={fill(open ? t.showLessOfJob : t.showJob, { nr: job.nr })}
      onClick={() => setOpen(!open)}
    >
      {open ? t.showLess : t.show}
    </Button>
  );
  if (!open) return <FoldedJob job={job} applications={store.applications} fold={fold} />;
  const card = (
    <JobCard
      // It keeps its dialogs where it moves, as another job is published beside it.
      key="job"
      job={store.job}
      request={request}
      store={store}
      preview={screen.preview}
      left={left}
      nr={nr}
      fold={fold}
    />
  );
  const matches = (!several || job.status === 'open') && (
    <Loaded data={store.job} label={t.comparingCaregivers}>
      {(loaded) => (
        <MatchList
          job={{ ...loaded, client: request.client }}
          store={store.matchList}
          applications={store.applications}
          nr={nr}
        />
      )}
    </Loaded>
  );
  const isOpen = job.status === 'open';
  return (
    <>
      {several && card}
      {isOpen && matches}
      <JobPlacements placements={store.placements} nr={nr} />
      {isOpen ? (
        <OtherApplications applications={store.applications} matchList={store.matchList} nr={nr} />
      ) : (
        <JobApplications applications={store.applications} nr={nr} />
      )}
      {!several && card}
      {!isOpen && matches}
    </>
  );
}
