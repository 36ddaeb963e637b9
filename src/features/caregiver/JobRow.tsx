// bundle: own
import { useStore } from '@nanostores/react';
import { href } from '../../domain/routes.ts';
import { APPLICATION_STATUS, hasLeft } from '../../domain/status.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { factsInWords } from './job-facts.ts';
import { type MatchedJob, standingInWords } from './matched-jobs.ts';
import { $said } from './said/said.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

/**
 * One job in a few lines: how well it fits, where, when, the pay, and what is missing. The job's page gives the
 * reasons.
 */
export function JobRow({ job, headingLevel = 3 }: { job: MatchedJob; headingLevel?: 2 | 3 }) {
  const { jobId, title, score, unmet, application } = job;
  const waits = useStore($said).some((one) => one.kind === 'apply' && one.jobId === jobId && !one.problem);
  const [place, ...facts] = factsInWords(job);
  return (
    <Stack gap={1}>
      <Stack direction="row" gap={2} wrap align="center" justify="between">
        <Heading level={headingLevel} size="sm">
          <Link href={href('caregiverApply', { jobId })}>{title}</Link>
        </Heading>
        {waits ? (
          <Badge tone="warning">{t.appliedUnsent}</Badge>
        ) : (
          application && (
            <Badge tone={hasLeft(application) ? 'neutral' : APPLICATION_STATUS[application.status].tone}>
              {standingInWords(application)}
            </Badge>
          )
        )}
      </Stack>
      <div>
        <Text size="sm">
          <strong>{fill(t.fitsBy, { score })}</strong>
          {'\u00a0· '}
          {place}
        </Text>
        {facts.map((line) => (
          <Text key={line} size="sm" tone="muted">
            {line}
          </Text>
        ))}
      </div>
      {unmet.map(({ code, words, action }) => (
        <Text key={code} size="sm">
          {words} {action && <Link href={action.href}>{action.label}</Link>}
        </Text>
      ))}
    </Stack>
  );
}
