import { useEffect, useRef } from 'react';
import type { TrackedRequest } from '../../../data/tracking.ts';
import { formatDateTime, operator, today } from '../../../domain/operator.ts';
import { phoneHref } from '../../../lib/phone.ts';
import { showReference } from '../../../lib/reference.ts';
import { href } from '../../../domain/routes.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Changes } from './changes.ts';
import { lastStaffStep } from './history-words.ts';
import { dueWords, isUnderWay, standingOf } from './status-words.ts';
import { TakeBack } from './TakeBack.tsx';
import { call, hero, number } from './track.css.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const { hours, phone } = operator.contact;
const TONES = {
  info: 'primary',
  success: 'secondary',
  warning: 'sunken',
  neutral: 'sunken',
  danger: 'sunken',
} as const;

interface StatusCardProps {
  request: TrackedRequest;
  /** When it stood so, in milliseconds. */
  readAt: number;
  /** It could not be read again since. */
  stale: boolean;
  takeBack: Changes['takeBack'];
  offline: boolean;
}

/** Where the request stands, why, and what comes next: what the family came for; and whom it can call. */
export function StatusCard({ request, readAt, stale, takeBack, offline }: StatusCardProps) {
  const { title, now, next, tone } = standingOf(request, stale);
  const due = dueWords(request, today(), today(new Date(readAt)));
  const last = lastStaffStep(request);
  const heading = useRef<HTMLHeadingElement>(null);

  // Whoever pressed a button on the form would otherwise be left on nothing.
  useEffect(() => {
    if (document.activeElement === document.body && document.hasFocus()) {
      heading.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
  }, []);

  return (
    <Card tone={TONES[tone]}>
      <div className={hero}>
        <Stack>
          <Stack gap={1}>
            <Text size="sm">{fill(t.yourRequest, { reference: showReference(request.reference) })}</Text>
            <Heading level={1} id="status" ref={heading} tabIndex={-1}>
              {title}
            </Heading>
          </Stack>
          <Text measure>{now}</Text>
          {due && (
            <Text measure strong>
              {due}
            </Text>
          )}
          {last && (
            <Text tone="muted" size="sm">
              {fill(t.lastFrom, { words: last.words, time: formatDateTime(last.at) })}
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
          <Stack gap={1}>
            <Heading level={2} size="sm">
              {t.whatHappensNext}
            </Heading>
            {request.can.answer && (
              <Text measure strong>
                {t.pleaseAnswerQuestionBelow}
              </Text>
            )}
            <Text measure>{next}</Text>
          </Stack>
          {!isUnderWay(request) && (
            <div data-no-print>
              <Stack gap={3}>
                {request.can.takeBack && <TakeBack takeBack={takeBack} offline={offline} />}
                <Stack direction="row">
                  <ButtonLink href={href('request')} variant="secondary">
                    {t.requestCareAgain}
                  </ButtonLink>
                </Stack>
              </Stack>
            </div>
          )}
        </Stack>
        <section className={call}>
          <Heading level={2} size="sm">
            {t.questionsCall}
          </Heading>
          <Link href={phoneHref(phone)}>
            <span className={number}>{phone}</span>
          </Link>
          <Text size="sm">{hours}</Text>
          <Text size="sm">
            <Link href={href('contact')}>{t.howToReachUs}</Link>
          </Text>
        </section>
      </div>
    </Card>
  );
}
