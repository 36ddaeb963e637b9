import { hasExpired, isHeld } from './document-check.ts';
import { today } from './operator.ts';
import type { DocumentStatus } from './status.ts';

type Document = { kind: string; status: DocumentStatus; expiresOn: string | null; createdAt: string };

/** Whether a document was refused or has expired. */
export const isOver = ({ status, expiresOn }: Pick<Document, 'status' | 'expiresOn'>, day: string) =>
  status === 'rejected' || hasExpired(expiresOn, day);

/** Whether it was refused and sent again since; or was refused or is over, and another of its kind counts. */
export const isReplaced = (document: Document, all: readonly Document[], day = today()): boolean =>
  isOver(document, day) &&
  all.some(
    (other) =>
      other.kind === document.kind &&
      (isHeld(other, day) ||
        (document.status === 'rejected' &&
          other.status === 'uploaded' &&
          other.createdAt > document.createdAt)),
  );
