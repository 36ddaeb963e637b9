import { clockInWords } from '../lib/clock.ts';
import { fill } from '../lib/fill.ts';
import { lengthInWords } from './length-words.ts';
import type { MovedFrom } from './visit-state.ts';
import { isStartOpen, partInWords, visitTime } from './visits.ts';
import * as t from './visit-hours.words.ts';

type Hours = { opens: number; closes: number; minutes?: number | null };

/** Its length and window if it may begin at any minute; undefined if it has set times, or an unknown length. */
function lengthBetween(visit: Hours): string | undefined {
  const { opens, closes, minutes } = visit;
  if (!minutes || !isStartOpen(visit)) return undefined;
  return fill(t.between, {
    length: lengthInWords(minutes),
    from: clockInWords(opens),
    until: clockInWords(closes),
  });
}

/** A visit's time in a sentence, with its length if it may begin at any minute: “3 hours between 6:00 and 12:00”. */
export const visitHours = (visit: Hours): string =>
  lengthBetween(visit) ?? partInWords(visit.opens, visit.closes);

/** The same at the beginning of a line. */
export const hoursOnTheirOwn = (visit: Hours): string =>
  visitHours(visit).replace(/^./, (first) => first.toUpperCase());

/** The same in short, without the name of a part of the day. */
export const hoursInShort = (visit: Hours): string =>
  lengthBetween(visit) ?? visitTime(visit.opens, visit.closes);

/** A moved visit's earlier time. Copies of earlier versions lack its end. */
export const movedTime = ({
  opens,
  closes,
  minutes,
}: Pick<MovedFrom, 'opens' | 'closes' | 'minutes'>): string =>
  closes ? visitHours({ opens, closes, minutes: minutes ?? closes - opens }) : partInWords(opens);

/**
 * A time as the database writes it: `450-540`, `360-720-120` with the minutes of a shorter visit, or `450` if the end is
 * unknown. Undefined for anything else.
 */
export function toldTimeInWords(told: string): string | undefined {
  const [, opens, closes, minutes] = /^(\d+)(?:-(\d+)(?:-(\d+))?)?$/.exec(told) ?? [];
  if (!opens) return undefined;
  if (!closes) return partInWords(Number(opens));
  return visitHours({
    opens: Number(opens),
    closes: Number(closes),
    ...(minutes && { minutes: Number(minutes) }),
  });
}
