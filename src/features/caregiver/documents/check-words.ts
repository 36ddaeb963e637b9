import { hasExpired } from '../../../domain/document-check.ts';
import { formatDate, today } from '../../../domain/operator.ts';
import { answerInWords } from '../../../domain/waiting.ts';
import { DOCUMENT_STATUS, EXPIRED, type DocumentStatus, type StatusWords } from '../../../domain/status.ts';

type Checkable = {
  status: DocumentStatus;
  checkNote: string | null;
  checkedAt: string | null;
  createdAt: string;
  expiresOn: string | null;
  /** The day by which we answer; none where it doesn't wait. */
  answerBy?: string | null;
  /** What somebody of the staff did with it last, in words. */
  lastStep?: string;
};

/** The badge of a document; one that has expired says so, whatever was once found. */
export function badgeOf(document: Checkable, day = today()): StatusWords {
  if (document.status !== 'rejected' && hasExpired(document.expiresOn, day)) {
    return EXPIRED;
  }
  return DOCUMENT_STATUS[document.status];
}

/** What was checked, when, and until when it counts; never more than that. */
export function checkWords(document: Checkable, day = today()): string {
  const { status, checkNote, checkedAt, createdAt, expiresOn, answerBy, lastStep = '' } = document;
  const when = checkedAt ? ` on ${formatDate(checkedAt)}` : '';
  const note = checkNote ? ` What they noted: “${checkNote}”` : '';
  if (status === 'uploaded') {
    const sent = `Sent on ${formatDate(createdAt)}. Nobody has checked it yet, so it does not count for jobs.`;
    return [sent, answerInWords(answerBy, day), lastStep].filter(Boolean).join(' ');
  }
  if (status === 'rejected') return `The placement team did not accept it${when}.${note} Add another one.`;
  const until = !expiresOn
    ? ' It counts without an end date.'
    : hasExpired(expiresOn, day)
      ? ` It expired on ${formatDate(expiresOn)} and no longer counts: add the new one.`
      : ` It expires on ${formatDate(expiresOn)}, and no longer counts from that day on.`;
  return `The placement team checked it${when}.${note}${until}`;
}
