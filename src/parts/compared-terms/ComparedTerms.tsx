import { DescriptionList } from '../../ui/description-list/DescriptionList.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { fill } from '../../lib/fill.ts';

interface ComparedTermsProps {
  facts: readonly { term: string; description: string; before: string }[];
  /** The words for an earlier value, such as “asked for {before}”. */
  was: string;
}

/** Changed terms, each with its earlier value below, if there was one. */
export const ComparedTerms = ({ facts, was }: ComparedTermsProps) => (
  <DescriptionList
    items={facts.map(({ term, description, before }) => ({
      term,
      description: (
        <>
          {unbroken(description)}
          {before && (
            <Text tone="muted" size="sm">
              {unbroken(fill(was, { before }))}
            </Text>
          )}
        </>
      ),
    }))}
  />
);
