import { formatMoney } from '../../domain/operator.ts';
import type { NewTerms } from '../../domain/terms.ts';
import { payAndWeek, timesAndHours } from '../../domain/week-visits.ts';
import { fill } from '../../lib/fill.ts';
import { compareFacts } from '../compared-terms/compare-facts.ts';
import { ComparedTerms } from '../compared-terms/ComparedTerms.tsx';
import { Text } from '../../ui/text/Text.tsx';
import * as t from './words.ts';

interface NewTermsFactsProps {
  terms: NewTerms;
  /** The word for pay, which differs by reader. */
  pay?: string;
}

/** What changes from a day on, and below it what does not. */
export function NewTermsFacts({ terms, pay = t.pay }: NewTermsFactsProps) {
  const { changed, same } = compareFacts(factsOf(terms.before, pay), factsOf(terms, pay));
  return (
    <>
      {changed.length > 0 && <ComparedTerms facts={changed} was={t.now} />}
      {same && <Text measure>{fill(t.staysTheSame, { facts: same })}</Text>}
    </>
  );
}

const factsOf = ({ visits, hourlyRate }: NewTerms['before'], pay: string) => [
  { term: t.times, description: timesAndHours({ visits }) },
  { term: pay, description: payInWords(visits, hourlyRate) },
];

const payInWords = (visits: unknown, rate: number | null) =>
  rate === null ? t.toBeSettled : payAndWeek(fill(t.anHour, { amount: formatMoney(rate) }), visits, rate);
