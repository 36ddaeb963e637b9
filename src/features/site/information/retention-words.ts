import { monthsInWords } from '../../../domain/months.ts';
import type { Retention } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** How long each thing is kept, one sentence for each number that the operator has set. */
export function retentionWords(retention: Retention): string[] {
  const {
    requestMonths,
    accountMonths,
    documentMonths,
    proofMonths,
    mailDays,
    invitationDays,
    draftDays,
    copyDays,
  } = retention;
  const words: Record<keyof Retention, string> = {
    requestMonths: fill(t.requestGoesAfterClosed, { months: monthsInWords(requestMonths) }),
    accountMonths: fill(t.accountAllBelongsGoes, { months: monthsInWords(accountMonths) }),
    documentMonths: fill(t.documentGoesFileAfter, { months: monthsInWords(documentMonths) }),
    proofMonths: fill(t.whatProvesWhoDid, { months: monthsInWords(proofMonths) }),
    mailDays: fill(t.messageEmailSystemWrote, { days: days(mailDays) }),
    invitationDays: fill(t.invitationNobodyTookGoes, { days: days(invitationDays) }),
    draftDays: fill(t.whatTypedDeviceDid, { days: days(draftDays) }),
    copyDays: fill(t.whatCaregiverSawHere, { days: days(copyDays) }),
  };
  return Object.values(words);
}

const days = (count: number) => fill(t.days, { count });
