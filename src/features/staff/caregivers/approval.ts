import { DOCUMENT_KINDS, type DocumentKind, inWords } from '../../../domain/vocabulary.ts';
import type { DocumentState } from '../../../domain/documents.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

type Document = { kind: DocumentKind; state: DocumentState };

/** What an approval waits for: documents that the caregiver has to send, and documents to check. */
export const approvalWaitsFor = (documents: readonly Document[]) => ({
  toSend: documents.filter(({ state }) => state !== 'held' && state !== 'uploaded').map(({ kind }) => kind),
  toCheck: documents.filter(({ state }) => state === 'uploaded').map(({ kind }) => kind),
});

type Waits = ReturnType<typeof approvalWaitsFor>;

/** The same in words; empty if it waits for nothing. */
export const waitsInWords = ({ toSend, toCheck }: Waits): string =>
  [
    toSend.length > 0 && fill(t.stillMissing, { words: inWords(toSend, DOCUMENT_KINDS) }),
    toCheck.length > 0 && fill(t.stillCheck, { words: inWords(toCheck, DOCUMENT_KINDS) }),
  ]
    .filter(Boolean)
    .join(' ');

/** The label of the step that asks the caregiver, and the text it begins with. */
export function askingFor({ toSend }: Waits): { label: string; words: string } {
  const [first, ...more] = toSend;
  if (!first) return { label: t.askChanges, words: '' };
  return {
    label: more.length > 0 ? t.askChanges : fill(t.askFor, { lowered: lowered(DOCUMENT_KINDS[first]) }),
    words: fill(t.pleaseUpload, { words: inWords(toSend, DOCUMENT_KINDS) }),
  };
}

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
