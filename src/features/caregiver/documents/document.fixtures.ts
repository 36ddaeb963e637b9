import type { OwnDocument } from './documents-screen.ts';

/** A verified proof of identity, with these changes. */
export const ownDocument = (id: string, changes: Partial<OwnDocument> = {}): OwnDocument => ({
  ...{ id, kind: 'identity', filePath: `me/${id}.pdf`, fileName: `${id}.pdf` },
  ...{ issuedOn: null, expiresOn: null, status: 'verified', checkNote: null, received: null },
  ...{ checkedAt: '2026-01-12T09:00:00Z', createdAt: '2026-01-10T09:00:00Z', answerBy: null, lastStep: '' },
  ...changes,
});
