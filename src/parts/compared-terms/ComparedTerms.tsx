import { DescriptionList } from '../../ui/description-list/DescriptionList.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { fill } from '../../lib/fill.ts';

interface ComparedTermsProps {
  facts: readonly { term: string; description: string; before: string }[];
  /** What `{before}` was: asked for, agreed, or so until a day. */
  was: string;
}

/** Terms that differ from earlier ones, each with what it was below it. */
export const ComparedTerms = ({ facts, was }: ComparedTermsProps) => (
  <DescriptionList
    items={facts.map(({ term, description, before }) => ({
      term,
      description: (
        <>
          {description}
          <Text tone="muted" size="sm">
            {fill(was, { before })}
          </Text>
        </>
      ),
    }))}
  />
);
