import { formatFullDay, formatMoney } from '../../domain/operator.ts';
import type { NewTerms } from '../../domain/terms.ts';
import { payAndWeek, timesAndHours } from '../../domain/week-visits.ts';
import { fill } from '../../lib/fill.ts';
import { Columns } from '../../ui/columns/Columns.tsx';
import { DescriptionList } from '../../ui/description-list/DescriptionList.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import * as t from './words.ts';

interface NewTermsFactsProps {
  terms: NewTerms;
  /** The level of both headings in the page's outline. */
  level: 3 | 4;
}

/** Terms from a day on, beside those until then. */
export function NewTermsFacts({ terms, level }: NewTermsFactsProps) {
  return (
    <Columns>
      <Side heading={t.untilThen} level={level} {...terms.before} />
      <Side heading={fill(t.fromDay, { day: formatFullDay(terms.fromDay) })} level={level} {...terms} />
    </Columns>
  );
}

interface SideProps extends Pick<NewTermsFactsProps, 'level'> {
  heading: string;
  visits: unknown;
  hourlyRate: number | null;
}

const Side = ({ heading, level, visits, hourlyRate }: SideProps) => (
  <Stack gap={1}>
    <Heading level={level} size="sm">
      {heading}
    </Heading>
    <DescriptionList
      items={[
        { term: t.times, description: timesAndHours({ visits }) },
        { term: t.pay, description: payInWords(visits, hourlyRate) },
      ]}
    />
  </Stack>
);

const payInWords = (visits: unknown, rate: number | null) =>
  rate === null ? t.toBeSettled : payAndWeek(fill(t.anHour, { amount: formatMoney(rate) }), visits, rate);
