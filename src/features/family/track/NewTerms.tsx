import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { NewTermsCard } from '../../../parts/new-terms/NewTermsCard.tsx';
import { action } from '../../../state/action.ts';
import type { Changes } from './changes.ts';
import { termsDraft } from './drafts.ts';

export interface NewTermsProps {
  terms: NonNullable<TrackedRequest['newTerms']>;
  changes: Pick<Changes, 'answerTerms'>;
  offline: boolean;
  /** An email's link leads to them. */
  linked: boolean;
}

/** Terms proposed or agreed on from a future day, and the family's answer. */
export default function NewTerms({ terms, changes, offline, linked }: NewTermsProps) {
  return (
    <>
      {terms.map((each) => (
        <NewTermsCard
          key={each.id}
          terms={each}
          side="family"
          answers={() => ({
            accept: action(() => changes.answerTerms(each.id, true, '')),
            decline: action((reason: string) => changes.answerTerms(each.id, false, reason)),
          })}
          offline={offline}
          level={2}
          draft={termsDraft(each.id)}
          open={linked}
        />
      ))}
    </>
  );
}
