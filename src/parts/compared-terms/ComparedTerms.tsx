import { DescriptionList } from '../../ui/description-list/DescriptionList.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { wholeTimes } from '../../ui/text/whole-times.tsx';
import { fill } from '../../lib/fill.ts';

interface ComparedTermsProps {
  facts: readonly { term: string; description: string; before: string }[];
  /** The words for an earlier value, such as “asked for {before}”. */
  was: string;
}

/** Changed terms, each with its earlier value below. */
export const ComparedTerms = ({ facts, was }: ComparedTermsProps) => (
  <DescriptionList
    items={facts.map(({ term, description, before }) => ({
      term,
      description: (
        <>
          {wholeTimes(description)}
          <Text tone="muted" size="sm">
            {wholeTimes(fill(was, { before }))}
          </Text>
        </>
      ),
    }))}
  />
);
