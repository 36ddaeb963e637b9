import type { ReactNode } from 'react';
import { formatDate } from '../../../domain/operator.ts';
import { describeTimes } from '../../../domain/week-visits.ts';
import { JOB_STATUS } from '../../../domain/status.ts';
import { DOCUMENT_KINDS, inWords } from '../../../domain/vocabulary.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { AskPreview } from '../matches/preview-store.ts';
import { JobSteps } from './JobSteps.tsx';
import type { JobStore, RequestRecord } from './request-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface JobCardProps extends Pick<JobStore, 'job'> {
  request: RequestRecord;
  store: JobStore;
  preview: AskPreview;
  /** The request's unassigned times. */
  left: number;
  /** The job's number, if there are several. */
  nr?: number | undefined;
  /** The button that folds the job. */
  fold: ReactNode;
}

/** The job's title, what caregivers read about it, and the steps. */
export const JobCard = ({ job: loadable, request, store, preview, left, nr, fold }: JobCardProps) => (
  <Loaded data={loadable} label={t.loadingJob}>
    {(job) => (
      <Card
        heading={nr ? fill(t.jobNr, { nr }) : t.job}
        actions={
          <Stack direction="row" gap={2} align="center">
            <StatusBadge status={JOB_STATUS[job.status]} />
            {fold}
          </Stack>
        }
      >
        <Stack gap={1}>
          <Heading level={3}>{job.title}</Heading>
          <Text tone="muted" size="sm">
            {[
              (nr || job.availability !== request.availability) && describeTimes(job),
              fill(t.publishedOn, { date: formatDate(job.publishedAt) }),
            ]
              .filter(Boolean)
              .join('\u00a0· ')}
          </Text>
        </Stack>
        <Disclosure summary={t.whatCaregiversRead}>
          <Stack gap={3}>
            <Text measure typed>
              {job.summary}
            </Text>
            <DescriptionList
              items={[
                {
                  term: t.requiredCredentials,
                  description: inWords(job.requiredCredentials, DOCUMENT_KINDS) || t.none,
                },
              ]}
            />
          </Stack>
        </Disclosure>
        {Object.keys(job.waivers).length > 0 && (
          <DescriptionList
            items={Object.entries(job.waivers).map(([kind, reason]) => ({
              term: fill(t.notAsked, { words: inWords([kind], DOCUMENT_KINDS) }),
              description: reason,
            }))}
          />
        )}
        {job.status === 'open' && (
          <JobSteps preview={preview} job={job} request={request} store={store} left={left} />
        )}
      </Card>
    )}
  </Loaded>
);
