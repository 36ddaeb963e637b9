import { hasExpired, isHeld, runsOut } from './document-check.ts';
import { fill } from '../lib/fill.ts';
import { formatShortDate } from './operator.ts';
import { type DocumentStatus, type StatusWords, TURN } from './status.ts';
import { type CareType, DOCUMENT_KINDS, type DocumentKind } from './vocabulary.ts';
import * as t from './documents.words.ts';

/** A care type, and a document that it requires. */
export type CredentialRule = { careType: CareType; kind: DocumentKind };

/** Why documents that the rules require are left out. */
export type Waivers = Partial<Record<DocumentKind, string>>;

/** The documents that these care types require, in their usual order. */
export const ruledDocuments = (care: readonly CareType[], rules: readonly CredentialRule[]): DocumentKind[] =>
  (Object.keys(DOCUMENT_KINDS) as DocumentKind[]).filter((kind) =>
    rules.some((rule) => rule.kind === kind && care.includes(rule.careType)),
  );

type Document = { kind: DocumentKind; status: DocumentStatus; expiresOn: string | null };

/** A caregiver's status for a document kind: that of the valid document, else of the one nearest to being valid. */
export type DocumentState = 'held' | 'uploaded' | 'expired' | 'rejected' | 'missing';

export function documentState(
  kind: DocumentKind,
  documents: readonly Document[],
  day?: string,
): DocumentState {
  const states = documents
    .filter((document) => document.kind === kind)
    .map(({ status, expiresOn }): DocumentState => {
      if (status !== 'verified') return status;
      return hasExpired(expiresOn, day) ? 'expired' : 'held';
    });
  return (
    (['held', 'uploaded', 'expired', 'rejected'] as const).find((state) => states.includes(state)) ??
    'missing'
  );
}

/** The day from which a kind is no longer held, if that is soon and no other document of it follows. */
export function runsOutOn(
  kind: DocumentKind,
  documents: readonly Document[],
  day?: string,
): string | undefined {
  const ofKind = documents.filter((document) => document.kind === kind);
  const held = ofKind.filter((document) => isHeld(document, day));
  const follows =
    held.some((document) => !runsOut(document, day)) || ofKind.some(({ status }) => status === 'uploaded');
  return follows
    ? undefined
    : held
        .flatMap(({ expiresOn }) => expiresOn ?? [])
        .sort()
        .at(-1);
}

/** Replaces “verified” if the document expires soon. */
export const verifiedUntil = (day: string): StatusWords => ({
  label: fill(t.verifiedUntil, { date: formatShortDate(day) }),
  tone: TURN.theirs,
});

/** The documents that these care types require and that are neither held nor waiting for a check. */
export const missingDocuments = (
  care: readonly CareType[],
  rules: readonly CredentialRule[],
  documents: readonly Document[],
): DocumentKind[] =>
  ruledDocuments(care, rules).filter(
    (kind) => !['held', 'uploaded'].includes(documentState(kind, documents)),
  );
