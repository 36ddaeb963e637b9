import { href } from '../../../domain/routes.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { JobRow } from '../JobRow.tsx';
import type { MatchedJob } from '../matched-jobs.ts';
import type { Work } from './dashboard-screen.ts';
import { ShownNoJobs } from './ShownNoJobs.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface JobsForYouProps {
  work: Work;
  approved: boolean;
}

/** The open jobs. Those the caregiver can apply for come first. */
export function JobsForYou({ work: { open, unmet, total, further }, approved }: JobsForYouProps) {
  if (!approved) {
    return (
      <Stack as="section" gap={3}>
        <Heading level={2}>{t.jobsForYou}</Heading>
        <ShownNoJobs approved={false} others={false} further={0} />
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      <Stack as="section" gap={3}>
        <Heading level={2}>{t.jobsForYou}</Heading>
        {open.length > 0 && <Jobs jobs={open} />}
        {open.length === 0 && <ShownNoJobs approved others={unmet.length > 0} further={further} />}
      </Stack>
      {unmet.length > 0 && (
        <Stack as="section" gap={3}>
          <Stack gap={1}>
            <Heading level={2}>{t.jobsAskSomethingMore}</Heading>
            <Text tone="muted">{t.eachOneSaysWhat}</Text>
          </Stack>
          <Jobs jobs={unmet} />
        </Stack>
      )}
      {total > 0 && (
        <Stack direction="row">
          <ButtonLink href={href('caregiverJobs')} variant="secondary" iconAfter="chevron-right">
            {total > open.length + unmet.length ? fill(t.seeAllJobs, { total }) : t.searchJobs}
          </ButtonLink>
        </Stack>
      )}
    </Stack>
  );
}

function Jobs({ jobs }: { jobs: readonly MatchedJob[] }) {
  return (
    <Card>
      <DividedList>
        {jobs.map((job) => (
          <li key={job.jobId}>
            <JobRow job={job} />
          </li>
        ))}
      </DividedList>
    </Card>
  );
}
