import type { loadDocuments } from '../../data/documents.ts';
import { type CredentialRule, missingDocuments } from '../../domain/documents.ts';
import type { CareType, DocumentKind } from '../../domain/vocabulary.ts';
import type { ValueOf } from '../../lib/result.ts';
import type { Loadable } from '../../state/loadable.ts';

type Known = {
  rules: Pick<Loadable<CredentialRule[]>, '$value'>;
  documents: Pick<Loadable<ValueOf<typeof loadDocuments>>, '$value'>;
};

/** The missing documents that this care needs; empty if a screen does not know them yet. */
export function documentsMissing(care: readonly CareType[], { rules, documents }: Known): DocumentKind[] {
  const [known, here] = [rules.$value.get(), documents.$value.get()];
  return known.state === 'ready' && here.state === 'ready'
    ? missingDocuments(care, known.value, here.value)
    : [];
}
