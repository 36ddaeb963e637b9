import type { ReactNode } from 'react';
import { Columns } from '../../ui/columns/Columns.tsx';
import { DescriptionList } from '../../ui/description-list/DescriptionList.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';

interface ComparedTermsProps {
  /** The requested or current terms, then the offered ones: each with the same facts in the same order. */
  sides: readonly { heading: string; facts: { term: string; description: ReactNode }[] }[];
  /** The level of the headings in the page’s outline. */
  level: 3 | 4;
}

/** Terms beside others, fact by fact. */
export const ComparedTerms = ({ sides, level }: ComparedTermsProps) => (
  <Columns>
    {sides.map(({ heading, facts }, nr) => (
      <Stack gap={1} key={heading}>
        <Heading level={level} size="sm">
          {heading}
        </Heading>
        <DescriptionList items={facts} dense={nr === 0 ? 'small' : 'normal'} />
      </Stack>
    ))}
  </Columns>
);
