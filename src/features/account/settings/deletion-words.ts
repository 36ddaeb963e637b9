import { monthsInWords } from '../../../domain/months.ts';
import { operator } from '../../../domain/operator.ts';
import * as t from './words.ts';

/** How long it stays who decided what. */
export const PROOF_STAYS = monthsInWords(operator.retention.proofMonths);

/** What delete_my_account removes, in words. */
export const WHAT_GOES: readonly string[] = [
  t.accountNobodySignsAny,
  t.profileNamePhoneNumber,
  t.documentsTheirFiles,
  t.applicationsWhatWroteThem,
];

/** What it keeps, and why. */
export const WHAT_STAYS: readonly string[] = [t.ifWerePlacedFamily, t.recordsAboutWereMade];
