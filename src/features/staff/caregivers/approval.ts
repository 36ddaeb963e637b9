import { DOCUMENT_KINDS, type DocumentKind, inWords } from '../../../domain/vocabulary.ts';
import type { DocumentState } from '../../../domain/documents.ts';

type Document = { kind: DocumentKind; state: DocumentState };

/** What an approval waits for: documents that the caregiver has to send, and documents that we have to check. */
export const approvalWaitsFor = (documents: readonly Document[]) => ({
  toSend: documents.filter(({ state }) => state !== 'held' && state !== 'uploaded').map(({ kind }) => kind),
  toCheck: documents.filter(({ state }) => state === 'uploaded').map(({ kind }) => kind),
});

type Waits = ReturnType<typeof approvalWaitsFor>;

/** The same in words, before anybody has pressed Approve; empty where it waits for nothing. */
export const waitsInWords = ({ toSend, toCheck }: Waits): string =>
  [
    toSend.length > 0 && `Still missing: ${inWords(toSend, DOCUMENT_KINDS)}.`,
    toCheck.length > 0 && `Still to check: ${inWords(toCheck, DOCUMENT_KINDS)}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** What the step is called that asks the caregiver, and the words that it begins with. */
export function askingFor({ toSend }: Waits): { label: string; words: string } {
  const [first, ...more] = toSend;
  if (!first) return { label: 'Ask for changes', words: '' };
  return {
    label: more.length > 0 ? 'Ask for changes' : `Ask for ${lowered(DOCUMENT_KINDS[first])}`,
    words: `Please upload: ${inWords(toSend, DOCUMENT_KINDS)}.`,
  };
}

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
