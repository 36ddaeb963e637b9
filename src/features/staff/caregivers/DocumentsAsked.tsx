import {
  type CredentialRule,
  type DocumentState,
  documentState,
  ruledDocuments,
} from '../../../domain/documents.ts';
import { type CareType, DOCUMENT_KINDS, type DocumentKind, inWords } from '../../../domain/vocabulary.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { DocumentsNeeded } from '../../../parts/documents-needed/DocumentsNeeded.tsx';
import type { Loadable } from '../../../state/loadable.ts';
import { Text } from '../../../ui/text/Text.tsx';
import type { CaregiverDocument } from './caregiver-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface DocumentsAskedProps {
  care: readonly CareType[];
  rules: Loadable<CredentialRule[]>;
  documents: readonly CaregiverDocument[];
}

/** Whether the documents for the offered care are there. An approval needs all of them. Missing ones are listed. */
export function DocumentsAsked({ care, rules, documents }: DocumentsAskedProps) {
  return (
    <Loaded data={rules} label={t.lookingUpWhichDocuments}>
      {(known) => {
        const needed = documentsOf(care, known, documents);
        const lacking = needed.filter(({ state }) => state !== 'held');
        if (needed.length === 0) return <Text tone="muted">{t.careAsksNone}</Text>;
        if (lacking.length === 0) return <Text tone="muted">{t.allCareAsksVerified}</Text>;
        // Uploaded ones are listed below with their status.
        const missing = lacking.filter(({ state }) => state === 'missing');
        const toCheck = lacking.filter(({ state }) => state !== 'missing').map(({ kind }) => kind);
        return (
          <>
            <Text>
              {t.profileCanApprovedOnce}{' '}
              {toCheck.length > 0 && fill(t.notYetChecked, { words: inWords(toCheck, DOCUMENT_KINDS) })}
            </Text>
            {missing.length > 0 && <DocumentsNeeded documents={missing} />}
          </>
        );
      }}
    </Loaded>
  );
}

/** The required documents, each with its status. */
export const documentsOf = (
  care: readonly CareType[],
  rules: CredentialRule[],
  documents: readonly CaregiverDocument[],
): { kind: DocumentKind; state: DocumentState }[] =>
  ruledDocuments(care, rules).map((kind) => ({ kind, state: documentState(kind, documents) }));
