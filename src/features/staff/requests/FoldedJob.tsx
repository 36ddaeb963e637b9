import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { describeTimes } from '../../../domain/week-visits.ts';
import { JOB_STATUS } from '../../../domain/status.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { applicantsInWords } from './applicants.ts';
import type { JobStore, RequestRecord } from './request-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface FoldedJobProps extends Pick<JobStore, 'applications'> {
  job: Pick<RequestRecord['jobs'][number], 'nr' | 'status' | 'title' | 'visits' | 'availability'>;
  fold: ReactNode;
}

/** One of several jobs in short. For an open one, it says whether there are applicants to decide on. */
export function FoldedJob({ job, applications, fold }: FoldedJobProps) {
  const applied = useStore(applications.$value);
  const words = job.status === 'open' && applied.state === 'ready' && applicantsInWords(applied.value);
  return (
    <Card
      heading={fill(t.jobNr, { nr: job.nr })}
      actions={
        <Stack direction="row" gap={2} align="center">
          <StatusBadge status={JOB_STATUS[job.status]} />
          {fold}
        </Stack>
      }
    >
      <Stack gap={1}>
        <Text strong>{job.title}</Text>
        <Text tone="muted" size="sm">
          {[describeTimes(job), words].filter(Boolean).join('\u00a0· ')}
        </Text>
      </Stack>
    </Card>
  );
}
