import { wordPart } from '../../domain/match-parts.ts';
import { href } from '../../domain/routes.ts';
import { APPLICATION_STATUS, hasLeft } from '../../domain/status.ts';
import { wordMissingSkills } from '../../domain/unmet-requirements.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Disclosure } from '../../ui/disclosure/Disclosure.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Meter } from '../../ui/meter/Meter.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { factsInWords } from './job-facts.ts';
import { type MatchedJob, standingInWords } from './matched-jobs.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

/** One job in short: where, when, how well it fits and why, or what is missing. */
export function JobCard({ job, headingLevel = 3 }: { job: MatchedJob; headingLevel?: 2 | 3 }) {
  const { title, score, parts, unmet, application } = job;
  const missing = wordMissingSkills(job.missingSkills);
  return (
    <Card
      heading={<Link href={href('caregiverApply', { jobId: job.jobId })}>{title}</Link>}
      headingLevel={headingLevel}
      actions={
        application && (
          <Badge tone={hasLeft(application) ? 'neutral' : APPLICATION_STATUS[application.status].tone}>
            {standingInWords(application)}
          </Badge>
        )
      }
    >
      <Text tone="muted">{factsInWords(job)}</Text>
      <Meter label={t.howWellFits} labelShown value={score} />
      {unmet.length > 0 && (
        <Stack as="ul" gap={1}>
          {unmet.map(({ code, words, action }) => (
            <li key={code}>
              {words} {action && <Link href={action.href}>{action.label}</Link>}
            </li>
          ))}
        </Stack>
      )}
      <Disclosure summary={fill(t.whyScore, { score })}>
        <Stack as="ul" gap={1}>
          {parts.map((part) => (
            <li key={part.part}>{wordPart(part)}</li>
          ))}
          {missing && <li>{missing}</li>}
        </Stack>
      </Disclosure>
    </Card>
  );
}
