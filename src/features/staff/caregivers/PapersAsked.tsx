import { type CredentialRule, type PaperState, paperState, ruledPapers } from '../../../domain/papers.ts';
import { type CareType, DOCUMENT_KINDS, type DocumentKind, inWords } from '../../../domain/vocabulary.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PapersNeeded } from '../../../parts/papers-needed/PapersNeeded.tsx';
import type { Loadable } from '../../../state/loadable.ts';
import { Text } from '../../../ui/text/Text.tsx';
import type { CaregiverDocument } from './caregiver-screen.ts';

interface PapersAskedProps {
  care: readonly CareType[];
  rules: Loadable<CredentialRule[]>;
  documents: readonly CaregiverDocument[];
}

/** Whether the papers are there that the care offered asks for; an approval takes them all. What is missing is listed. */
export function PapersAsked({ care, rules, documents }: PapersAskedProps) {
  return (
    <Loaded data={rules} label="Looking up which papers are asked for…">
      {(known) => {
        const papers = papersOf(care, known, documents);
        const lacking = papers.filter(({ state }) => state !== 'held');
        if (papers.length === 0) return <Text tone="muted">This care asks for none.</Text>;
        if (lacking.length === 0)
          return <Text tone="muted">All that this care asks for are verified and in date.</Text>;
        // What was uploaded stands below, with how it stands.
        const missing = lacking.filter(({ state }) => state === 'missing');
        const toCheck = lacking.filter(({ state }) => state !== 'missing').map(({ kind }) => kind);
        return (
          <>
            <Text>
              A profile can be approved once all that this care asks for are verified and in date.
              {toCheck.length > 0 && ` Not yet: ${inWords(toCheck, DOCUMENT_KINDS)}.`}
            </Text>
            {missing.length > 0 && <PapersNeeded papers={missing} />}
          </>
        );
      }}
    </Loaded>
  );
}

/** The papers that a rule asks for, and how each stands. */
export const papersOf = (
  care: readonly CareType[],
  rules: CredentialRule[],
  documents: readonly CaregiverDocument[],
): { kind: DocumentKind; state: PaperState }[] =>
  ruledPapers(care, rules).map((kind) => ({ kind, state: paperState(kind, documents) }));
