import { hasExpired, isHeld, runsOut } from '../../../domain/document-check.ts';
import { verifiedUntil } from '../../../domain/documents.ts';
import { isOver } from '../../../domain/is-replaced.ts';
import { formatDate, today } from '../../../domain/operator.ts';
import { answerInWords } from '../../../domain/waiting.ts';
import type { OwnDocument } from './documents-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** Who has to act on a document. */
type Turn = 'yours' | 'ours' | 'nobodys';
const ORDER: readonly Turn[] = ['yours', 'ours', 'nobodys'];

function turnOf(document: OwnDocument, all: readonly OwnDocument[], day: string): Turn {
  const { id, kind, status } = document;
  if (!isOver(document, day) && !runsOut(document, day)) return status === 'uploaded' ? 'ours' : 'nobodys';
  // A later document of this kind replaces it.
  const follows = all.some(
    (other) =>
      other.id !== id &&
      other.kind === kind &&
      ((isHeld(other, day) && !runsOut(other, day)) ||
        (other.status === 'uploaded' && other.createdAt > document.createdAt)),
  );
  return follows ? 'nobodys' : 'yours';
}

/** The documents that need action first, else in the given order. */
export function inOrder(documents: readonly OwnDocument[], day = today()): OwnDocument[] {
  const rank = (document: OwnDocument) => ORDER.indexOf(turnOf(document, documents, day));
  return [...documents].sort((one, other) => rank(one) - rank(other));
}

/** The document open at first: one that needs action, else one that waits for us; undefined if none does. */
export const firstOpen = (documents: readonly OwnDocument[], day = today()): string | undefined =>
  inOrder(documents, day).find((document) => turnOf(document, documents, day) !== 'nobodys')?.id;

/** What a folded line says beside the kind and the badge. */
export function lineWords(
  { status, expiresOn, createdAt, checkedAt, answerBy, fileName }: OwnDocument,
  replaced: boolean,
  day = today(),
): string {
  if (status === 'uploaded')
    return answerInWords(answerBy, day) || fill(t.sentOn, { date: formatDate(createdAt) });
  if (status === 'rejected' && replaced) return t.readWhy;
  if (hasExpired(expiresOn, day)) return t.addNewOne;
  if (status === 'rejected') return t.readWhyAddAnother;
  if (runsOut({ status, expiresOn }, day)) return t.expiresSoon;
  if (expiresOn) return verifiedUntil(expiresOn).label;
  return checkedAt ? fill(t.verifiedOn, { date: formatDate(checkedAt) }) : fill(t.verified, { fileName });
}
