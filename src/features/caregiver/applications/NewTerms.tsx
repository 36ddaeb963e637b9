import { useStore } from '@nanostores/react';
import type { ProposedTerms } from '../../../domain/terms.ts';
import { NewTermsCard } from '../../../parts/new-terms/NewTermsCard.tsx';
import { $copied } from '../../../state/copied.ts';
import type { ApplicationsScreenStore } from './applications-screen.ts';

interface NewTermsProps {
  terms: readonly ProposedTerms[];
  /** The application's id. */
  id: string;
  screen: ApplicationsScreenStore;
}

/** Terms proposed or agreed on for a later day, and the caregiver's answer. */
export default function NewTerms({ terms, id, screen }: NewTermsProps) {
  const offline = useStore($copied) !== undefined;
  return (
    <>
      {terms.map((each) => (
        <NewTermsCard
          key={each.id}
          terms={each}
          side="caregiver"
          answers={() => screen.termsAnswers(id, each.id)}
          offline={offline}
          level={3}
          draft={`decline-terms:${each.id}`}
          open
        />
      ))}
    </>
  );
}
