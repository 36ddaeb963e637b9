import { today } from './operator.ts';
import type { DocumentStatus } from './status.ts';

/** Whether a document has expired. It no longer counts on the day itself, as in the database. */
export const hasExpired = (expiresOn: string | null, day = today()) => expiresOn !== null && expiresOn <= day;

/** Whether a document counts for its kind: checked by the placement team and not expired. */
export const isHeld = (document: { status: DocumentStatus; expiresOn: string | null }, day = today()) =>
  document.status === 'verified' && !hasExpired(document.expiresOn, day);
