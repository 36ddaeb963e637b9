import type { Introduction, TrackedRequest } from '../../../data/tracking.ts';
import { durationInWords, startInWords } from '../../../domain/need-words.ts';
import { formatFullDay } from '../../../domain/operator.ts';
import { payAndWeek, tellTimes, timesAndHours, visitsMeant } from '../../../domain/week-visits.ts';
import { fill } from '../../../lib/fill.ts';
import { payInWords } from './pay-in-words.ts';
import { waitsForFamily } from './tasks.ts';
import * as t from './terms.words.ts';

type Terms = NonNullable<Introduction['terms']>;
type Needed = Pick<TrackedRequest, 'week' | 'start' | 'startsOn' | 'duration'>;
type Offered = Pick<Introduction, 'timesAsked' | 'firstName' | 'answer' | 'answeredAt' | 'yesLapsed'>;

/** The requested and the offered terms: side by side where they differ, and in one line what is as asked. */
export function comparedTerms(...given: Parameters<typeof sidesOf>) {
  const sides = sidesOf(...given);
  const [asked, offered] = sides.map(({ facts }) => facts);
  const isSame = (nr: number) => asked?.[nr]?.description === offered?.[nr]?.description;
  const differing = sides.map(({ heading, facts }) => ({
    heading,
    facts: facts.filter((_, nr) => !isSame(nr)),
  }));
  const same = (offered ?? []).filter((_, nr) => isSame(nr));
  const facts = same.map(({ term, description }) => `${term}: ${description}`).join(' · ');
  return {
    sides: same.length < (offered?.length ?? 0) ? differing : [],
    same: facts && fill(same.length === offered?.length ? t.allAsAsked : t.restAsAsked, { facts }),
  };
}

/** The requested and the offered terms, fact by fact. */
function sidesOf(
  needed: Needed,
  { timesAsked, budget }: Offered & Pick<Introduction, 'budget'>,
  terms: Terms,
) {
  const asked = { visits: needed.week.visits, availability: timesAsked };
  return [
    {
      heading: t.youAsked,
      facts: [
        { term: t.times, description: timesAndHours(asked) },
        { term: t.firstDay, description: startInWords(needed) },
        { term: t.lastDay, description: durationInWords(needed.duration) },
        {
          term: t.pay,
          description: budget ? payAndWeek(payInWords(budget), visitsMeant(asked), budget) : t.noBudgetNamed,
        },
      ],
    },
    {
      heading: t.whatWouldAgreed,
      facts: [
        { term: t.times, description: timesAndHours(terms) },
        { term: t.firstDay, description: formatFullDay(terms.startsOn) },
        { term: t.lastDay, description: terms.endsOn ? formatFullDay(terms.endsOn) : t.ongoing },
        {
          term: t.pay,
          description: payAndWeek(payInWords(terms.hourlyRate), terms.visits, terms.hourlyRate),
        },
      ],
    },
  ];
}

/** What a yes is to before terms are offered: the terms that it counts for. Nothing where the device knew none. */
export function yesInWords({ meant }: Pick<Introduction, 'meant'>): string {
  if (!meant) return '';
  const pay = payAndWeek(payInWords(meant.hourlyRate), meant.visits, meant.hourlyRate);
  const from = meant.startsOn ? [fill(t.fromDay, { day: formatFullDay(meant.startsOn) })] : [];
  return fill(t.yesMeans, { terms: [timesAndHours(meant), ...from, pay].join('; ') });
}

/** What of the times is not offered, whether it begins later, and what becomes of an earlier yes. */
export function aboutOffer(
  { startsOn, week }: Pick<TrackedRequest, 'startsOn' | 'week'>,
  offered: Offered,
  terms: Terms,
): string[] {
  const missing = offered.timesAsked & ~terms.availability;
  return [
    missing ? fill(t.notOffered, { times: tellTimes({ visits: week.visits, availability: missing }) }) : '',
    startsOn && terms.startsOn > startsOn ? t.beginsLater : '',
    offered.yesLapsed ? fill(t.earlierYes, { firstName: offered.firstName }) : '',
    offered.answer === 'yes' && waitsForFamily({ ...offered, terms }) ? t.yesCounts : '',
  ].filter(Boolean);
}
