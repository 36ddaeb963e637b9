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
  /** What its reader calls the pay. */
  pay?: string;
}

/** Terms from a day on, beside those until then. */
export const NewTermsFacts = ({ terms, level, pay = t.pay }: NewTermsFactsProps) => (
  <ComparedTerms
    level={level}
    sides={[
      { heading: t.untilThen, facts: factsOf(terms.before, pay) },
      { heading: fill(t.fromDay, { day: formatFullDay(terms.fromDay) }), facts: factsOf(terms, pay) },
    ]}
  />
);

const factsOf = ({ visits, hourlyRate }: NewTerms['before'], pay: string) => [
  { term: t.times, description: timesAndHours({ visits }) },
  { term: pay, description: payInWords(visits, hourlyRate) },
];

const payInWords = (visits: unknown, rate: number | null) =>
  rate === null ? t.toBeSettled : payAndWeek(fill(t.anHour, { amount: formatMoney(rate) }), visits, rate);
