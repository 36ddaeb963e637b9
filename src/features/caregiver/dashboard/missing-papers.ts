import { loadCredentialRules } from '../../../data/credential-rules.ts';
import { missingPapers } from '../../../domain/papers.ts';
import type { CareType, DocumentKind } from '../../../domain/vocabulary.ts';
import type { OwnDocuments } from './dashboard-screen.ts';

/** The papers without which a profile with this care can’t be approved; undefined where that can’t be asked. */
export async function findMissing(
  care: readonly CareType[],
  documents: OwnDocuments,
): Promise<DocumentKind[] | undefined> {
  const rules = await loadCredentialRules();
  return rules.ok ? missingPapers(care, rules.value, documents) : undefined;
}
