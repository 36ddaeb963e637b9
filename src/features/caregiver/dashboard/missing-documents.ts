import { loadCredentialRules } from '../../../data/credential-rules.ts';
import { missingDocuments } from '../../../domain/documents.ts';
import type { CareType, DocumentKind } from '../../../domain/vocabulary.ts';
import type { OwnDocuments } from '../matched-jobs.ts';

/** The documents without which a profile with this care can’t be approved; undefined where that can’t be asked. */
export async function findMissing(
  care: readonly CareType[],
  documents: OwnDocuments,
): Promise<DocumentKind[] | undefined> {
  const rules = await loadCredentialRules();
  return rules.ok ? missingDocuments(care, rules.value, documents) : undefined;
}
