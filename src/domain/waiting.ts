import { formatDate, formatLongDay, today } from './operator.ts';

/** Whether the last day for an answer, yyyy-mm-dd, is past; never where none is known. */
export const isOverdue = (due: string | null, day = today()) => due !== null && due < day;

/** What whoever waits for us reads: by which day we answer, or that it takes longer; nothing where no day is known. */
export function answerInWords(due: string | null | undefined, day = today()): string {
  if (!due) return '';
  return isOverdue(due, day)
    ? 'This takes us longer than we said. We have not forgotten it.'
    : `You will hear from us by ${formatLongDay(due)}.`;
}

const STEPS = {
  opened: 'Somebody of our team opened it',
  shortlisted: 'We put it on the short list',
  offered: 'We decided to offer you the job',
  changes_requested: 'We asked you for changes',
  approved: 'We last approved your profile',
};
/** What staff do with something of a caregiver’s that waits for them. */
export type StaffStep = keyof typeof STEPS;

/** What somebody of the staff did with it last, and when; nothing before they did anything. */
export const lastStepInWords = (step: StaffStep | null, at: string | null) =>
  step && at && Object.hasOwn(STEPS, step) ? `${STEPS[step]} on ${formatDate(at)}.` : '';
