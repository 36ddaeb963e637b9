import { type CredentialRule, paperState, ruledPapers } from '../../../domain/papers.ts';
import type { CareType } from '../../../domain/vocabulary.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PapersNeeded } from '../../../parts/papers-needed/PapersNeeded.tsx';
import type { Loadable } from '../../../state/loadable.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { CaregiverDocument } from './caregiver-screen.ts';

interface PapersCardProps {
  care: readonly CareType[];
  rules: Loadable<CredentialRule[]>;
  documents: Loadable<CaregiverDocument[]>;
}

/** Which papers the care offered asks for, and which of them are there: an approval takes them all. */
export function PapersCard({ care, rules, documents }: PapersCardProps) {
  return (
    <Card heading="Papers this care asks for">
      <Loaded data={rules} label="Looking up which papers are asked for…">
        {(known) => (
          <Loaded data={documents} label="Loading the documents…">
            {(found) => {
              const papers = ruledPapers(care, known).map((kind) => ({
                kind,
                state: paperState(kind, found),
              }));
              if (papers.length === 0) return <Text tone="muted">None.</Text>;
              return (
                <>
                  <Text tone="muted">
                    {papers.every(({ state }) => state === 'held')
                      ? 'All are verified and in date.'
                      : 'A profile can be approved once all are verified and in date.'}
                  </Text>
                  <PapersNeeded papers={papers} />
                </>
              );
            }}
          </Loaded>
        )}
      </Loaded>
    </Card>
  );
}
