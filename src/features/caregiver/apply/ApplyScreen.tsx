import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $session } from '../../../data/session.ts';
import { beginInWords } from '../../../domain/need-words.ts';
import { TO_THEM, wordPart } from '../../../domain/match-parts.ts';
import { formatDistance } from '../../../domain/operator.ts';
import { placeInWords } from '../../../domain/place.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { JOB_STATUS } from '../../../domain/status.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { Fold, FoldList } from '../../../ui/fold/Fold.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { type ApplyStore, createApplyScreen, type Job, type JobPage, type Match } from './apply-screen.ts';
import { unmetOf } from './apply-form.ts';
import { $said } from '../said/said.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { JobFacts } from './JobFacts.tsx';
import { MatchCard } from './MatchCard.tsx';
import { OwnApplication } from './OwnApplication.tsx';
import { UnmetCard } from './UnmetCard.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** `/caregiver/apply/{jobId}`: one job, how it fits, and applying for it. */
export default function ApplyScreen({ params, open }: ScreenProps) {
  const session = useStore($session);
  const caregiverId = session.state === 'signed-in' ? session.profile.id : '';
  const jobId = params['jobId'] ?? '';
  const [screen] = useState(() => createApplyScreen(jobId, caregiverId));
  return (
    <Loaded
      data={screen.page}
      label={t.openingJob}
      pageTitle={t.job}
      wording={{ unreachable: t.notOpenedHere }}
    >
      {(page) => (page ? <JobSheet page={page} jobId={jobId} screen={screen} open={open} /> : <NoJob />)}
    </Loaded>
  );
}

interface JobSheetProps {
  page: JobPage;
  jobId: string;
  screen: ApplyStore;
  open: ScreenProps['open'];
}

function JobSheet({ page, jobId, screen, open }: JobSheetProps) {
  const { job, match, unmet, ownWeek, hasTaken, application } = page;
  const { failure, busy } = useStore(screen.form.$state);
  const { reload } = screen.page;
  const hasApplied = useStore($said).some(
    (one) => one.kind === 'apply' && one.jobId === jobId && !one.problem,
  );
  // While sending, the form still shows it.
  const waits = hasApplied && !busy;
  const waiting = useRef<HTMLDivElement>(null);
  // The form it was sent from is far below.
  useEffect(() => {
    if (waits) waiting.current?.scrollIntoView({ block: 'center' });
  }, [waits]);
  // What was waiting has arrived or was refused.
  useEffect(() => (waits ? () => void reload() : undefined), [waits, reload]);
  // A refusal shows beside the button. What the page said before would contradict it.
  const isRefused = failure !== undefined && unmetOf(failure).length > 0;
  const times = match?.parts.find(({ part }) => part === 'availability');
  const canApply =
    job.status === 'open' && (!application || application.status === 'withdrawn' || !application.hasApplied);
  // After a refusal the form stays, with what was typed.
  const mayApply = canApply && !waits && (unmet.length === 0 || isRefused);
  return (
    <Stack gap={4}>
      <PageHeader
        title={job.title}
        breadcrumbs={[{ label: t.jobs, href: href('caregiverJobs') }]}
        badge={job.status !== 'open' && <StatusBadge status={JOB_STATUS[job.status]} />}
        intro={`${whereInWords(job, match)} · ${beginInWords(job)}`}
      />
      {application && (
        <OwnApplication
          application={application}
          job={{ id: jobId, title: job.title }}
          jobIsOpen={job.status === 'open'}
          applyBelow={mayApply}
          decline={screen.decline}
        />
      )}
      {waits && (
        <div ref={waiting}>
          <Notice tone="warning" title={t.applicationWaits} announce>
            {t.applicationSendsItself}
          </Notice>
        </div>
      )}
      {canApply && !waits && unmet.length > 0 && !isRefused && <UnmetCard jobId={jobId} unmet={unmet} />}
      <Columns layout="mainAside">
        <JobFacts job={job} />
        <FoldList>
          <Fold heading={t.whenHelpNeeded} hint={times && wordPart(times, TO_THEM)}>
            <AvailabilityGrid
              legend={<VisuallyHidden>{t.whenHelpNeeded}</VisuallyHidden>}
              hint={hasTaken ? t.comparedOwnWeekWithout : t.comparedOwnWeekWhich}
              readOnly
              value={ownWeek}
              compare={job.availability}
              words={{ own: t.free, other: t.needed }}
            />
          </Fold>
          {match && !isRefused && <MatchCard match={match} />}
        </FoldList>
      </Columns>
      {mayApply && (
        <ApplyForm
          jobId={jobId}
          store={screen.form}
          onSent={() => open(screen.applicationPage())}
          job={job}
          free={ownWeek}
        />
      )}
    </Stack>
  );
}

/** The town, and its distance if the caregiver has named their own town. */
function whereInWords({ placeName: name, placeRegion: region }: Job, match: Match | undefined): string {
  const place = placeInWords({ name, region });
  return typeof match?.distanceKm === 'number'
    ? fill(t.fromYou, { place, distance: formatDistance(match.distanceKm) })
    : place;
}

function NoJob() {
  return (
    <Stack gap={4}>
      <PageHeader title={t.jobNotHere} />
      <EmptyState
        title={t.mayFilled}
        action={<ButtonLink href={href('caregiverJobs')}>{t.seeJobs}</ButtonLink>}
      >
        {t.familiesJobsCloseOnce}
      </EmptyState>
    </Stack>
  );
}
