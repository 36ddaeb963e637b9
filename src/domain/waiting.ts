import { formatDate, formatLongDay, today } from './operator.ts';
import { fill } from '../lib/fill.ts';
import * as t from './waiting.words.ts';

/** Whether the last day for an answer, yyyy-mm-dd, is past. False if none is known. */
export const isOverdue = (due: string | null, day = today()) => due !== null && due < day;

/** What a waiting person reads: by which day we answer, or that it takes longer. Empty if no day is known. */
export function answerInWords(due: string | null | undefined, day = today()): string {
  if (!due) return '';
  return isOverdue(due, day) ? t.takesLongerThanSaid : fill(t.willHearFrom, { day: formatLongDay(due) });
}

const STEPS = t.steps;
/** A step of staff with a caregiver’s waiting item. */
export type StaffStep = keyof typeof STEPS;

/** What a staff member did last, and when; empty if nothing. */
export const lastStepInWords = (step: StaffStep | null, at: string | null) =>
  step && at && Object.hasOwn(STEPS, step) ? fill(t.on, { step: STEPS[step], date: formatDate(at) }) : '';
