import { daysAfter } from './calendar-day.ts';
import { today } from './operator.ts';
import type { DocumentStatus } from './status.ts';

/** Whether a document has expired. It no longer counts on the day itself, as in the database. */
export const hasExpired = (expiresOn: string | null, day = today()) => expiresOn !== null && expiresOn <= day;

/** Whether a document counts for its kind: checked by the placement team and not expired. */
export const isHeld = (document: { status: DocumentStatus; expiresOn: string | null }, day = today()) =>
  document.status === 'verified' && !hasExpired(document.expiresOn, day);

/** How many days before it expires a document needs renewing; the same as in the warnings by email. */
export const RUNS_OUT_DAYS = 30;

/** Whether a document that counts expires soon. */
export const runsOut = (document: { status: DocumentStatus; expiresOn: string | null }, day = today()) =>
  isHeld(document, day) && hasExpired(document.expiresOn, daysAfter(day, RUNS_OUT_DAYS));
