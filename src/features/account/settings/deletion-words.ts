import { monthsInWords } from '../../../domain/months.ts';
import { operator } from '../../../domain/operator.ts';

/** How long it stays who decided what. */
export const PROOF_STAYS = monthsInWords(operator.retention.proofMonths);

/** What delete_my_account removes, in words. */
export const WHAT_GOES: readonly string[] = [
  'your account: nobody signs in with it any more, on any device',
  'your profile, with name, phone number and everything you wrote',
  'your documents and their files',
  'your applications, with what you wrote in them',
];

/** What it keeps, and why. */
export const WHAT_STAYS: readonly string[] = [
  'If you were placed with a family: your name, the job and the dates. Families must be able to show who cared for them. How to reach you is not kept.',
  'That records about you were made and changed, and when. What stood in them is wiped.',
  `If you were an admin: your email address, for ${PROOF_STAYS}. Families and caregivers may ask who decided.`,
];
