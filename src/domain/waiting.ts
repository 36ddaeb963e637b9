import { formatLongDay, today } from './operator.ts';

/** Whether the last day for an answer, yyyy-mm-dd, is past; never where none is known. */
export const isOverdue = (due: string | null, day = today()) => due !== null && due < day;

/** What whoever waits for us reads: by which day we answer, or that it takes longer; nothing where no day is known. */
export function answerInWords(due: string | null | undefined, day = today()): string {
  if (!due) return '';
  return isOverdue(due, day)
    ? 'This takes us longer than we said. We have not forgotten it.'
    : `You hear from us by ${formatLongDay(due)}.`;
}
