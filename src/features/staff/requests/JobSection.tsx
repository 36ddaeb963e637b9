import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { shownWith } from '../../../state/shown-with.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { MatchList } from '../matches/MatchList.tsx';
import { FoldedJob } from './FoldedJob.tsx';
import { JobApplications, OtherApplications } from './JobApplications.tsx';
import { JobCard } from './JobCard.tsx';
import { JobPlacements } from './JobPlacements.tsx';
import { timesOf } from './coverage.ts';
import {
  createJobStore,
  type JobStore,
  type RequestRecord,
  type RequestScreenStore,
} from './request-screen.ts';
import * as styles from './JobSection.css.ts';
import * as t from './words.ts';
import { fill } from '../../../lib/fill.ts';

interface JobSectionProps {
  request: RequestRecord;
  job: RequestRecord['jobs'][number];
  screen: Pick<RequestScreenStore, 'coverage' | 'preview' | 'refresh' | 'next' | '$published'>;
}

/**
 * One job of a request: who is placed, who applied, and who matches. Of several jobs only the first open one and one
 * just published are unfolded.
 */
export function JobSection({ request, job, screen }: JobSectionProps) {
  const [store] = useState(() => createJobStore(job.id, screen.refresh));
  const several = request.jobs.length > 1;
  const [open, setOpen] = useState(
    () =>
      !several ||
      screen.$published.get() === job.id ||
      request.jobs.find(({ status }) => status === 'open')?.id === job.id,
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
  return <UnfoldedJob request={request} job={job} screen={screen} store={store} fold={fold} />;
}

interface UnfoldedJobProps extends JobSectionProps {
  store: JobStore;
  fold: ReactNode;
}

function UnfoldedJob({ request, job, screen, store, fold }: UnfoldedJobProps) {
  const coverage = useStore(screen.coverage.$value);
  const isPublished = useStore(screen.$published) === job.id;
  const stays = useStore(screen.next.$stays);
  const left = coverage.state === 'ready' ? timesOf(coverage.value, 'nobody') : 0;
  const several = request.jobs.length > 1;
  const nr = several ? job.nr : undefined;
  const isOpen = job.status === 'open';
  const [shown] = useState(() =>
    shownWith(store.job, () => [
      store.applications,
      store.placements,
      ...(isOpen ? [store.matchList.matches] : []),
    ]),
  );
  if (useStore(shown.$value).state === 'loading')
    return (
      <div className={styles.coming}>
        <Spinner label={t.loadingJob} />
      </div>
    );
  const card = (
    <JobCard
      // Its key keeps its dialogs open when another job is published beside it and it moves.
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
  const matches = isOpen && (
    <Loaded data={store.job} label={t.comparingCaregivers}>
      {(loaded) => (
        <MatchList
          job={{ ...loaded, client: request.client }}
          store={store.matchList}
          applications={store.applications}
          nr={nr}
          focus={isPublished && stays}
        />
      )}
    </Loaded>
  );
  return (
    <>
      {several && card}
      {matches}
      <JobPlacements placements={store.placements} nr={nr} />
      {isOpen ? (
        <OtherApplications applications={store.applications} matchList={store.matchList} nr={nr} />
      ) : (
        <JobApplications applications={store.applications} nr={nr} />
      )}
      {!several && card}
    </>
  );
}
