import { hasExpired, runsOut } from '../../../domain/document-check.ts';
import { verifiedUntil } from '../../../domain/documents.ts';
import { formatDate, today } from '../../../domain/operator.ts';
import { answerInWords } from '../../../domain/waiting.ts';
import { DOCUMENT_STATUS, EXPIRED, type DocumentStatus, type StatusWords } from '../../../domain/status.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

type Checkable = {
  status: DocumentStatus;
  checkNote: string | null;
  checkedAt: string | null;
  createdAt: string;
  expiresOn: string | null;
  /** The day by which we answer; none where it doesn't wait. */
  answerBy?: string | null;
  /** What a staff member did with it last, in words. */
  lastStep?: string;
};

/** The badge of a document; one that has expired, or soon does, says so, whatever was once found. */
export function badgeOf(document: Checkable, day = today()): StatusWords {
  if (document.status !== 'rejected' && hasExpired(document.expiresOn, day)) {
    return EXPIRED;
  }
  if (document.expiresOn && runsOut(document, day)) return verifiedUntil(document.expiresOn);
  return DOCUMENT_STATUS[document.status];
}

/** What was checked, when, and until when it counts; never more than that. */
export function checkWords(document: Checkable, day = today(), replaced = false): string {
  const { status, checkNote, checkedAt, createdAt, expiresOn, answerBy, lastStep = '' } = document;
  const date = checkedAt && formatDate(checkedAt);
  const note = checkNote ? fill(t.whatTheyNoted, { checkNote }) : '';
  if (status === 'uploaded') {
    const sent = fill(t.sentNobodyCheckedYet, { date: formatDate(createdAt) });
    return [sent, answerInWords(answerBy, day), lastStep].filter(Boolean).join(' ');
  }
  if (status === 'rejected')
    return [date ? fill(t.notAcceptedOn, { date }) : t.notAccepted, note, !replaced && t.addAnother]
      .filter(Boolean)
      .join(' ');
  const until = !expiresOn
    ? t.countsWithoutEndDate
    : hasExpired(expiresOn, day)
      ? fill(t.expiredNoLongerCounts, { date: formatDate(expiresOn) })
      : fill(t.expiresNoLongerCounts, { date: formatDate(expiresOn) });
  return [date ? fill(t.checkedOn, { date }) : t.checked, note, until].filter(Boolean).join(' ');
}
