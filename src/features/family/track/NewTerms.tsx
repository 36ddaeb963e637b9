import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { NewTermsCard } from '../../../parts/new-terms/NewTermsCard.tsx';
import { formatLongDay } from '../../../domain/operator.ts';
import { OurNumber } from '../../../parts/phone-link/OurNumber.tsx';
import { action } from '../../../state/action.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Changes } from './changes.ts';
import { termsDraft } from './drafts.ts';
import * as t from './terms.words.ts';

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
          note={
            <Text measure>
              {fillNodes(t.talkFirst, { day: formatLongDay(each.fromDay), phone: <OurNumber /> })}
            </Text>
          }
          draft={termsDraft(each.id)}
          open={linked}
        />
      ))}
    </>
  );
}
