import type { LeaveWish } from '../../../data/leaving.ts';
import { daysAfter } from '../../../domain/calendar-day.ts';
import type { LeaveReason } from '../../../domain/leaving.ts';
import { formatLongDay, today } from '../../../domain/operator.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import type { Fate } from '../said/send-said.ts';
import * as t from './leave.words.ts';

type Values = { lastDay: string; why: string; words: string };

/** Suggested notice, since families need time to find a replacement. */
const NOTICE_DAYS = 14;
export const LONGEST_WORDS = 1000;

/** The caregiver wants to stop: from which day, and why. The last day can't be after one already agreed on. */
export const createLeaveForm = (
  placement: { id: string; endsOn: string | null },
  send: (wish: LeaveWish) => Promise<Result<Fate, Failure>>,
  day = today(),
) => {
  const last = placement.endsOn ?? daysAfter(day, 366);
  const suggested = daysAfter(day, NOTICE_DAYS);
  return createForm<Values, Fate>({
    initial: { lastDay: suggested < last ? suggested : last, why: '', words: '' },
    check: ({ lastDay, why, words }) => ({
      lastDay:
        lastDay >= day && lastDay <= last ? undefined : fill(t.chooseLastDay, { last: formatLongDay(last) }),
      why: why ? undefined : t.chooseWhy,
      words: words.trim().length > LONGEST_WORDS ? fill(t.shorten, { most: LONGEST_WORDS }) : undefined,
    }),
    submit: ({ lastDay, why, words }) => send({ lastDay, reason: why as LeaveReason, words: words.trim() }),
    faultsOf: ({ code }) =>
      code === 'last_day_invalid' ? { lastDay: fill(t.chooseLastDay, { last: formatLongDay(last) }) } : {},
    draft: draftStore<Partial<Values>>(`leave:${placement.id}`),
    // Not kept, since the suggested day depends on today.
    unkept: ['lastDay'],
  });
};
