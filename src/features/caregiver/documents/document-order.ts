import { hasExpired, isHeld } from '../../../domain/document-check.ts';
import { formatDate, today } from '../../../domain/operator.ts';
import { answerInWords } from '../../../domain/waiting.ts';
import type { OwnDocument } from './documents-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** What its owner has to do something about, what waits for us, and what is fine. */
type Turn = 'yours' | 'ours' | 'nobodys';
const ORDER: readonly Turn[] = ['yours', 'ours', 'nobodys'];

function turnOf(document: OwnDocument, all: readonly OwnDocument[], day: string): Turn {
  const { id, kind, status, expiresOn } = document;
  const isOver = status === 'rejected' || hasExpired(expiresOn, day);
  if (!isOver) return status === 'uploaded' ? 'ours' : 'nobodys';
  // Another one has come in its place.
  const follows = all.some(
    (other) =>
      other.id !== id &&
      other.kind === kind &&
      (isHeld(other, day) || (other.status === 'uploaded' && other.createdAt > document.createdAt)),
  );
  return follows ? 'nobodys' : 'yours';
}

/** The documents as their owner needs them: those that ask for something first, else in the given order. */
export function inOrder(documents: readonly OwnDocument[], day = today()): OwnDocument[] {
  const rank = (document: OwnDocument) => ORDER.indexOf(turnOf(document, documents, day));
  return [...documents].sort((one, other) => rank(one) - rank(other));
}

/** The one that is open at first: what asks for something, else what waits; none where all is well. */
export const firstOpen = (documents: readonly OwnDocument[], day = today()): string | undefined =>
  inOrder(documents, day).find((document) => turnOf(document, documents, day) !== 'nobodys')?.id;

/** What a folded line says beside the kind and its badge. */
export function lineWords(
  { status, expiresOn, createdAt, checkedAt, answerBy, fileName }: OwnDocument,
  day = today(),
): string {
  if (status === 'uploaded')
    return answerInWords(answerBy, day) || fill(t.sentOn, { date: formatDate(createdAt) });
  if (hasExpired(expiresOn, day)) return t.addNewOne;
  if (status === 'rejected') return t.readWhyAddAnother;
  if (expiresOn) return fill(t.verifiedUntil, { date: formatDate(expiresOn) });
  return checkedAt ? fill(t.verifiedOn, { date: formatDate(checkedAt) }) : fill(t.verified, { fileName });
}
