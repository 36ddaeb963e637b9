import type { Introduction, TrackedRequest } from '../../../data/tracked-request.ts';
import { firstAgreedDay } from '../../../domain/first-day.ts';
import { durationInWords, startInWords } from '../../../domain/need-words.ts';
import { formatFullDay } from '../../../domain/operator.ts';
import { payAndWeek, tellTimes, timesAndHours, visitsMeant } from '../../../domain/week-visits.ts';
import { fill } from '../../../lib/fill.ts';
import { compareFacts } from '../../../parts/compared-terms/compare-facts.ts';
import { payInWords } from './pay-in-words.ts';
import { waitsForFamily } from './tasks.ts';
import * as t from './terms.words.ts';

type Terms = NonNullable<Introduction['terms']>;
type Needed = Pick<TrackedRequest, 'week' | 'start' | 'startsOn' | 'duration'>;
type Offered = Pick<
  Introduction,
  'timesAsked' | 'firstName' | 'answer' | 'answeredAt' | 'lapsedYes' | 'offer'
>;

/**
 * Compares the offered terms with those of an earlier yes, or with the request: what differs, and in one line what
 * doesn't.
 */
export function comparedTerms(
  needed: Needed,
  { timesAsked, budget, lapsedYes }: Offered & Pick<Introduction, 'budget'>,
  terms: Terms,
) {
  const earlier = lapsedYes ? factsOf(lapsedYes) : factsAsked(needed, timesAsked, budget, terms.startsOn);
  const { changed, same } = compareFacts(earlier, factsOf(terms));
  const words = lapsedYes ? t.sinceYourYes : t.asYouAsked;
  return {
    heading: words.heading,
    was: words.was,
    changed,
    same: same && fill(changed.length > 0 ? words.rest : words.all, { facts: same }),
  };
}

const payOf = ({ hourlyRate, visits }: Pick<Terms, 'hourlyRate' | 'visits'>) =>
  payAndWeek(payInWords(hourlyRate), visits, hourlyRate);

const factsOf = (terms: Omit<Terms, 'offeredAt'>) => [
  { term: t.times, description: timesAndHours(terms) },
  { term: t.firstDay, description: formatFullDay(terms.startsOn) },
  { term: t.lastDay, description: terms.endsOn ? formatFullDay(terms.endsOn) : t.ongoing },
  {
    term: t.pay,
    description: payOf(terms),
    value: terms.hourlyRate,
  },
];

/**
 * What the family asked for. `begins` is the first day of the terms. It shows as the first day asked for if no visit
 * could be earlier, as when the day asked for has none.
 */
function factsAsked(needed: Needed, timesAsked: number, budget: Introduction['budget'], begins: string) {
  const asked = { visits: needed.week.visits, availability: timesAsked };
  return [
    { term: t.times, description: timesAndHours(asked) },
    { term: t.firstDay, description: firstDayAsked(needed, timesAsked, begins) },
    { term: t.lastDay, description: needed.duration ? durationInWords(needed.duration) : '' },
    {
      term: t.pay,
      description: budget ? payAndWeek(payInWords(budget), visitsMeant(asked), budget) : '',
      value: budget,
    },
  ];
}

function firstDayAsked(needed: Needed, timesAsked: number, begins: string): string {
  const { startsOn } = needed;
  if (!startsOn) return startInWords(needed);
  return formatFullDay(begins === firstAgreedDay(timesAsked, startsOn) ? begins : startsOn);
}

/** The terms that a yes means before there is an offer, also after a yes to others; empty if they are not known. */
export function yesInWords({
  meant,
  answer,
  lapsedYes,
  firstName,
}: Pick<Introduction, 'meant' | 'answer' | 'lapsedYes' | 'firstName'>): string {
  if (!meant) return '';
  const from = meant.startsOn ? [fill(t.fromDay, { day: formatFullDay(meant.startsOn) })] : [];
  const pay = payOf(meant);
  const isOther =
    lapsedYes && (timesAndHours(lapsedYes) !== timesAndHours(meant) || payOf(lapsedYes) !== pay);
  return [
    ...(isOther ? [fill(t.earlierYes, { firstName })] : []),
    fill(answer === 'yes' ? t.yesMeant : t.yesMeans, {
      terms: [timesAndHours(meant), ...from, pay].join('; '),
    }),
  ].join(' ');
}

/** Notes on an offer: times left out, a later start, what happened to an earlier yes, and the last day to answer. */
export function aboutOffer(
  { startsOn, week }: Pick<TrackedRequest, 'startsOn' | 'week'>,
  offered: Offered,
  terms: Terms,
): string[] {
  const missing = offered.timesAsked & ~terms.availability;
  return [
    missing ? fill(t.notOffered, { times: tellTimes({ visits: week.visits, availability: missing }) }) : '',
    startsOn && terms.startsOn > firstAgreedDay(offered.timesAsked, startsOn) ? t.beginsLater : '',
    offered.lapsedYes && compareFacts(factsOf(offered.lapsedYes), factsOf(terms)).changed.length > 0
      ? fill(t.earlierYes, { firstName: offered.firstName })
      : '',
    offered.answer === 'yes' && waitsForFamily({ ...offered, terms }) ? t.yesCounts : '',
    !offered.answer && offered.offer ? fill(t.answerBy, { day: formatFullDay(offered.offer.until) }) : '',
  ].filter(Boolean);
}
