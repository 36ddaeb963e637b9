import { beginInWords } from '../../../domain/need-words.ts';
import { placeInWords } from '../../../domain/place.ts';
import { applicationState } from '../../../domain/placement-state.ts';
import { href } from '../../../domain/routes.ts';
import { answerInWords } from '../../../domain/waiting.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { timesAndPay } from '../job-facts.ts';
import type { OwnApplication } from './applications-screen.ts';
import { asksForAnswer, titleOf, whatComesNext } from './progress.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** One application: its status, and what comes next. */
export function ApplicationRow({ application }: { application: OwnApplication }) {
  const { id, status, statusReason, job, offer, placement, answerBy, lastStep } = application;
  const page = href('caregiverApplication', { id });
  return (
    <Card
      heading={<Link href={page}>{titleOf(application)}</Link>}
      actions={<StatusBadge status={applicationState(application)} />}
    >
      {job && (
        <Text tone="muted">
          {placeInWords(job.place)} · {beginInWords(placement ?? offer ?? job)} ·{' '}
          {timesAndPay(placement ?? offer ?? job, (placement ?? offer)?.hourlyRate ?? job.hourlyBudget)}
        </Text>
      )}
      {status === 'declined' && statusReason && <Text measure>{fill(t.whyStatus, { statusReason })}</Text>}
      <Text measure>{whatComesNext(application)}</Text>
      {answerBy && (
        <Text measure tone="muted">
          {answerInWords(answerBy)} {lastStep}
        </Text>
      )}
      {asksForAnswer(application) && (
        <Stack direction="row">
          <ButtonLink href={page}>{t.readAnswer}</ButtonLink>
        </Stack>
      )}
    </Card>
  );
}
