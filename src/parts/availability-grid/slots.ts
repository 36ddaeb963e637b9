// bundle: fields
import { DAYS, isWhole, PARTS, slotsOf } from '../../domain/availability.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

/** The meaning of a slot in the shown week and in the compared one, such as "Available" and "Needed". */
export interface SlotWords {
  own: string;
  other: string;
}

/** All parts of one day, as a week. */
export const slotsOfDay = (day: number) => slotsOf([day], PARTS.keys());

/** One part of every day, as a week. */
export const slotsOfPart = (part: number) => slotsOf(DAYS.keys(), [part]);

/** Adds all of these slots, or removes them if all are there. */
export const turnWhole = (week: number, slots: number) =>
  isWhole(week, slots) ? week & ~slots : week | slots;

type SlotState = 'both' | 'own' | 'other' | undefined;

/** How a slot of two weeks compares. Without a second week it is `own` or free. */
export function slotState(own: boolean, other: boolean): SlotState {
  if (own) return other ? 'both' : 'own';
  return other ? 'other' : undefined;
}

/** The slot in words for screen readers. */
export function slotInWords(own: boolean, other: boolean, compared: boolean, words: SlotWords): string {
  if (compared && !own && !other) return fill(t.notOther, { other: words.other.toLowerCase() });
  const ownWords = own ? words.own : fill(t.notOwn, { own: words.own.toLowerCase() });
  return compared && other ? `${words.other}, ${ownWords.toLowerCase()}` : ownWords;
}
