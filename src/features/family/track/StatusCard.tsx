import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { today } from '../../../domain/operator.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AskAgain } from './AskAgain.tsx';
import { CallUs } from './CallUs.tsx';
import { linkedNews } from './linked-news.ts';
import { PageHeading } from './PageHeading.tsx';
import { dueWords, isSettled, isUnderWay, currentWords } from './status-words.ts';
import { TakeBack } from './TakeBack.tsx';
import { tasksOf } from './tasks.ts';
import type { TrackScreen } from './track-screen.ts';
import { call, hero } from './track.css.ts';
import * as t from './words.ts';

const TONES = {
  info: 'primary',
  success: 'secondary',
  warning: 'sunken',
  neutral: 'sunken',
  danger: 'sunken',
} as const;

interface StatusCardProps {
  request: TrackedRequest;
  /** When the request was read, in milliseconds since 1970. */
  readAt: number;
  /** Reading it again has failed. */
  stale: boolean;
  screen: TrackScreen;
  offline: boolean;
  /** Leaves out what happens next, which shows elsewhere. */
  briefly?: boolean;
}

/**
 * The news that an email's link leads to, the family's first task or else the request's status, with the reason, what
 * comes next, and how we reach the family.
 */
export function StatusCard({ request, readAt, stale, screen, offline, briefly = false }: StatusCardProps) {
  const news = linkedNews(request);
  const { title, tab = title, now, next, tone } = { ...currentWords(request, stale), ...news };
  const due = dueWords(request, today(), today(new Date(readAt)));
  const tasks = tasksOf(request);
  // Folds the status below a task, or below the caregivers of a settled request.
  const folded = !news && (isSettled(request) || tasks.length > 0);
  const [task = { title, tab }, ...others] = news ? [{ title, tab }, ...tasks] : tasks;
  return (
    <Card tone={TONES[tone]}>
      <div className={hero}>
        <Stack gap={folded ? 1 : 2}>
          <PageHeading task={task} others={others} reference={request.reference} />
          {!folded && now && (
            <Text measure typed>
              {now}
            </Text>
          )}
          {due && (
            <Text measure strong>
              {due}
            </Text>
          )}
          {request.statusReason && (
            <Stack gap={1}>
              <Heading level={2} size="sm">
                {request.status === 'withdrawn' ? t.reasonGave : t.theReason}
              </Heading>
              <Text measure typed>
                {request.statusReason}
              </Text>
            </Stack>
          )}
          {(news ? next : !briefly) &&
            (folded ? (
              <Disclosure summary={t.whatHappensNext}>
                <Text measure>{now}</Text>
                <Text measure>{next}</Text>
              </Disclosure>
            ) : (
              <Stack gap={1}>
                <Heading level={2} size="sm">
                  {t.whatHappensNext}
                </Heading>
                <Text measure>{next}</Text>
              </Stack>
            ))}
          {!isUnderWay(request) && (
            <div data-no-print>
              <Stack gap={3}>
                {request.can.takeBack && <TakeBack takeBack={screen.changes.takeBack} offline={offline} />}
                <AskAgain request={request} screen={screen} />
              </Stack>
            </div>
          )}
        </Stack>
        <section className={call}>
          <CallUs otherWays={!folded} />
        </section>
      </div>
    </Card>
  );
}
