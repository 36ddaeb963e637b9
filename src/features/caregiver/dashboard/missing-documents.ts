import { loadCredentialRules } from '../../../data/credential-rules.ts';
import { missingDocuments } from '../../../domain/documents.ts';
import type { CareType, DocumentKind } from '../../../domain/vocabulary.ts';
import type { OwnDocuments } from '../matched-jobs.ts';

/** The documents a profile with this care needs for approval; undefined if that can’t be read. */
export async function findMissing(
  care: readonly CareType[],
  documents: OwnDocuments,
): Promise<DocumentKind[] | undefined> {
  const rules = await loadCredentialRules();
  return rules.ok ? missingDocuments(care, rules.value, documents) : undefined;
}
