import { formatFullDay, formatMoney } from '../../domain/operator.ts';
import type { NewTerms } from '../../domain/terms.ts';
import { payAndWeek, timesAndHours } from '../../domain/week-visits.ts';
import { fill } from '../../lib/fill.ts';
import { ComparedTerms } from '../compared-terms/ComparedTerms.tsx';
import * as t from './words.ts';

interface NewTermsFactsProps {
  terms: NewTerms;
  /** The level of both headings in the page's outline. */
  level: 3 | 4;
}

/** Terms from a day on, beside those until then. */
export const NewTermsFacts = ({ terms, level }: NewTermsFactsProps) => (
  <ComparedTerms
    level={level}
    sides={[
      { heading: t.untilThen, facts: factsOf(terms.before) },
      { heading: fill(t.fromDay, { day: formatFullDay(terms.fromDay) }), facts: factsOf(terms) },
    ]}
  />
);

const factsOf = ({ visits, hourlyRate }: NewTerms['before']) => [
  { term: t.times, description: timesAndHours({ visits }) },
  { term: t.pay, description: payInWords(visits, hourlyRate) },
];

const payInWords = (visits: unknown, rate: number | null) =>
  rate === null ? t.toBeSettled : payAndWeek(fill(t.anHour, { amount: formatMoney(rate) }), visits, rate);
