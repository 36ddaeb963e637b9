import { DAYS, PARTS, slotsOf } from '../../../domain/availability.ts';
import { type Place, placeInWords } from '../../../domain/place.ts';
import { type WeekVisit, windowsOf } from '../../../domain/week-windows.ts';
import { fill } from '../../../lib/fill.ts';
import type { FindTowns } from './import-kind.ts';
import * as t from './words.ts';

/** Faults of a cell in any file. */
export const FAULTS = {
  faultOf: t.faultOf,
  idTaken: t.idTaken,
  missing: t.missing,
  unknownDay: t.unknownDay,
  unknownNumber: t.unknownNumber,
  unknownTime: t.unknownTime,
  unknownVisit: t.unknownVisit,
  unknownWord: t.unknownWord,
};

const folded = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();

/** Splits a cell with several values. */
export const listOf = (text: string) =>
  text
    .split(/[;,|\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** The keys for values given as keys or as words, and the values on no list. */
export function keysIn(said: readonly string[], words: Record<string, string>) {
  const found = said.map((word) => ({
    word,
    key: Object.entries(words).find(([key, label]) => [key, folded(label)].includes(folded(word)))?.[0],
  }));
  return {
    keys: [...new Set(found.flatMap(({ key }) => key ?? []))],
    unknown: found.filter(({ key }) => !key).map(({ word }) => word),
  };
}

const ALL = [...DAYS.keys()];
const named = (names: string, days: number[]) => names.split(', ').map((name) => [name, days] as const);
const DAYS_SAID = new Map<string, readonly number[]>([
  ...DAYS.flatMap((day, index) => [
    [folded(day), [index]] as const,
    [folded(day).slice(0, 3), [index]] as const,
  ]),
  ...named(t.everyDay, ALL),
  ...named(t.weekdays, ALL.slice(0, 5)),
  ...named(t.weekends, ALL.slice(5)),
]);
const PARTS_SAID = new Map<string, readonly number[]>([
  ...PARTS.flatMap((part, index) => [
    [folded(part), [index]] as const,
    [`${folded(part)}s`, [index]] as const,
  ]),
  ...named(t.allDay, [...PARTS.keys()]),
]);

/** “Weekday evenings”, “Mon 9:00-10:30”: the days, and the rest of the words. */
function daysIn(said: string): { days: readonly number[]; rest: string } {
  const text = folded(said);
  const names = [...DAYS_SAID.keys()].filter((name) => text === name || text.startsWith(`${name} `));
  const [longest = ''] = names.sort((one, other) => other.length - one.length);
  return { days: DAYS_SAID.get(longest) ?? [], rest: text.slice(longest.length).trim() };
}

/** The parts of the week that are named, or the first unknown word. */
export function weekIn(said: readonly string[]): { slots: number; unknown?: string } {
  let slots = 0;
  for (const word of said) {
    const { days, rest } = daysIn(word);
    const parts = PARTS_SAID.get(rest);
    if (days.length === 0 || !parts) return { slots, unknown: word };
    slots |= slotsOf(days, parts);
  }
  return { slots };
}

const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?\s*[-–]\s*(\d{1,2})(?:[:.](\d{2}))?$/;

/** The visits that are named, with times or with parts of the day and hours, or the first unknown word. */
export function visitsSaid(
  said: readonly string[],
  hours: number | null,
): { visits: WeekVisit[]; unknown?: string } {
  const visits: WeekVisit[] = [];
  const inParts: string[] = [];
  for (const word of said) {
    const { days, rest } = daysIn(word);
    const [, ...clock] = CLOCK.exec(rest) ?? [];
    if (clock.length === 0 || days.length === 0) {
      inParts.push(word);
      continue;
    }
    const [from = 0, fromMinute = 0, until = 0, untilMinute = 0] = clock.map((digits) => Number(digits ?? 0));
    const [opens, end] = [60 * from + fromMinute, 60 * until + untilMinute];
    if (from > 23 || until > 24 || fromMinute > 59 || untilMinute > 59) return { visits, unknown: word };
    const closes = end > opens ? end : end + 1440;
    const bits = days.reduce((sum, day) => sum | (1 << day), 0);
    visits.push({ days: bits, opens, closes, minutes: closes - opens });
  }
  const { slots, unknown } = weekIn(inParts);
  return { visits: [...visits, ...windowsOf(slots, hours)], ...(unknown && { unknown }) };
}

/** A date as spreadsheets write it, 2026-03-04 or 4/3/2026, as yyyy-mm-dd; undefined for anything else. */
export function dayIn(said: string): string | undefined {
  const [, year, month, day] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(said) ??
    // Backwards
    [...(/^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(said) ?? [])].toReversed().toSpliced(0, 0, said);
  const two = (number = '') => number.padStart(2, '0');
  const iso = `${year}-${two(month)}-${two(day)}`;
  const date = new Date(`${iso}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** The only town of this name, with or without its county. */
export async function townIn(
  said: string,
  findTowns: FindTowns,
): Promise<{ place: Place } | { fault: string }> {
  const [name = ''] = said.split(',');
  const found = await findTowns(name.trim());
  const towns = found.ok ? found.value : [];
  const exact = towns.filter(
    (town) => folded(placeInWords(town)) === folded(said) || folded(town.name) === folded(said),
  );
  const [first, second] = exact;
  if (!first) return { fault: fill(t.unknownTown, { town: said }) };
  if (second) return { fault: fill(t.severalTowns, { town: said, example: placeInWords(first) }) };
  return { place: first };
}
