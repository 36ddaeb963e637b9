import type { KnownCaregiver } from '../../../data/entered-profiles.ts';
import type { searchPlaces } from '../../../data/places.ts';
import { DAYS, PARTS, slotsOf } from '../../../domain/availability.ts';
import { emailFault } from '../../../domain/email.ts';
import { type Place, placeInWords, placeOption } from '../../../domain/place.ts';
import { EMPTY_PROFILE, profileFaults, type ProfileInput, toDraft } from '../../../domain/profile-input.ts';
import { CARE_TYPES, LANGUAGES, SKILLS } from '../../../domain/vocabulary.ts';
import { fill } from '../../../lib/fill.ts';
import type { Field } from './columns.ts';
import * as t from './words.ts';

export type ReadRow = { row: Omit<KnownCaregiver, 'id'>; faults: string[] };

const folded = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
const listOf = (text: string) =>
  text
    .split(/[;,|\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** What a row says of a caregiver, and what is wrong with it, in words. */
export async function readRow(
  cells: Record<Field, string>,
  findTowns: (name: string) => ReturnType<typeof searchPlaces>,
): Promise<ReadRow> {
  const faults: string[] = [];
  const choices = (field: 'careTypes' | 'skills' | 'languages', words: Record<string, string>) => {
    const { keys, unknown } = keysIn(listOf(cells[field]), words);
    // Languages that are not on the list have a place of their own.
    if (field !== 'languages')
      faults.push(...unknown.map((word) => fill(t.unknownWord, { label: t.fields[field].label, word })));
    return { keys, unknown };
  };
  const languages = choices('languages', LANGUAGES);
  const week = weekIn(listOf(cells.availability));
  if (week.unknown)
    faults.push(fill(t.unknownTime, { label: t.fields.availability.label, word: week.unknown }));
  const town = cells.place ? await townIn(cells.place, findTowns) : { place: null };
  if ('fault' in town) faults.push(town.fault);
  const { fullName, phone, birthYear, about, experienceYears, hourlyRate, radius } = cells;
  const typed: ProfileInput = {
    ...EMPTY_PROFILE,
    ...{ fullName, phone, birthYear, about, experienceYears, hourlyRate, radius },
    careTypes: choices('careTypes', CARE_TYPES).keys,
    skills: choices('skills', SKILLS).keys,
    languages: languages.keys,
    otherLanguages: languages.unknown.join(', '),
    availability: week.slots,
    place: 'place' in town && town.place ? placeOption(town.place) : null,
  };
  for (const [field, fault] of Object.entries(profileFaults(typed)))
    if (fault) faults.push(fill(t.faultOf, { label: labelOf(field), fault }));
  if (!fullName) faults.push(t.nameMissing);
  const email = cells.email.toLowerCase();
  const wrong = emailFault(email);
  if (wrong) faults.push(fill(t.faultOf, { label: t.fields.email.label, fault: wrong }));
  return { row: { email, profile: faults.length > 0 ? {} : toDraft(typed) }, faults };
}

const labelOf = (field: string) =>
  field in t.fields ? t.fields[field as Field].label : t.fields.languages.label;

function keysIn(said: readonly string[], words: Record<string, string>) {
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

/** “Monday morning”, “weekday evenings”: the parts of the week, or the first that is none. */
function weekIn(said: readonly string[]): { slots: number; unknown?: string } {
  let slots = 0;
  for (const word of said) {
    const text = folded(word);
    const day = [...DAYS_SAID.keys()].filter((name) => text === name || text.startsWith(`${name} `));
    const [longest = ''] = day.sort((one, other) => other.length - one.length);
    const parts = PARTS_SAID.get(text.slice(longest.length).trim());
    if (!longest || !parts) return { slots, unknown: word };
    slots |= slotsOf(DAYS_SAID.get(longest) ?? [], parts);
  }
  return { slots };
}

/** The one town of this name, with its county or without. */
async function townIn(
  said: string,
  findTowns: (name: string) => ReturnType<typeof searchPlaces>,
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
