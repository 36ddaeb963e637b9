import { monthsInWords } from '../../../domain/months.ts';
import type { Retention } from '../../../domain/operator.ts';

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
    requestMonths: `A request goes ${monthsInWords(requestMonths)} after it was closed, declined or withdrawn.`,
    accountMonths: `An account and all that belongs to it goes ${monthsInWords(accountMonths)} after the last sign-in, unless the caregiver is placed with a family.`,
    documentMonths: `A document goes with its file ${monthsInWords(documentMonths)} after it was not accepted, or after its last day.`,
    proofMonths: `What proves who did what stays for ${monthsInWords(proofMonths)}: which caregiver was placed where, who worked for us, what was changed by whom, and who signed in when.`,
    mailDays: `A message or an email that this system wrote to you goes from it ${days(mailDays)} after it was written.`,
    invitationDays: `An invitation that nobody took goes ${days(invitationDays)} after it ran out.`,
    draftDays: `What you typed on a device and did not send goes from it after ${days(draftDays)}, when you next fill in a form here.`,
    copyDays: `What a caregiver saw here last can be read again without a connection, on the same device, for ${days(copyDays)}. It goes at once when they log out; a family’s contact goes when the placement ends.`,
  };
  return Object.values(words);
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
