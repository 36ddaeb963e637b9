import { addCaregivers, type KnownCaregiver } from '../../../data/entered-profiles.ts';
import { emailFault } from '../../../domain/email.ts';
import { explain } from '../../../domain/explain.ts';
import { placeOption } from '../../../domain/place.ts';
import {
  EMPTY_PROFILE,
  profileFaults,
  type ProfileInput,
  refusedFields,
  toDraft,
} from '../../../domain/profile-input.ts';
import { CARE_TYPES, LANGUAGES, SKILLS } from '../../../domain/vocabulary.ts';
import { fill } from '../../../lib/fill.ts';
import type { Cells, FindTowns, ImportKind } from './import-kind.ts';
import { FAULTS, keysIn, listOf, townIn, weekIn } from './read-cells.ts';
import * as t from './caregivers.words.ts';

type Field = keyof typeof t.fields;

const labelOf = (field: string) =>
  field in t.fields ? t.fields[field as Field].label : t.fields.languages.label;
const faultOf = (field: string, fault: string) => fill(FAULTS.faultOf, { label: labelOf(field), fault });

const REFUSED: Record<string, string> = { account_exists: t.accountExists, id_taken: FAULTS.idTaken };

/** Imports caregivers the agency knows. Each gets their own account. */
export const CAREGIVERS: ImportKind<Field> = {
  name: 'caregivers',
  fields: t.fields,
  needed: ['fullName', 'email'],
  who: ({ fullName, email }) => fullName || email,
  with: ({ email }) => email.toLowerCase(),
  key: ({ email }) => (emailFault(email) ? '' : email.toLowerCase()),
  read: readCaregiver,
  add: (rows, onlyCheck) => addCaregivers(rows as KnownCaregiver[], onlyCheck),
  explain: (failure) =>
    Object.entries(refusedFields(failure))
      .map(([field, fault]) => faultOf(field, fault))
      .join(' ') ||
    REFUSED[failure.code] ||
    explain(failure),
  list: 'adminCaregivers',
  words: {
    title: t.title,
    intro: t.intro,
    list: t.list,
    add: t.add,
    adding: t.adding,
    added: t.added,
    seeThem: t.seeThem,
    templateName: t.templateName,
    sameRow: t.sameRow,
  },
};

/** Reads the row of a caregiver. */
export async function readCaregiver(
  cells: Cells<Field>,
  findTowns: FindTowns,
): Promise<{ row: Omit<KnownCaregiver, 'id'>; faults: string[] }> {
  const faults: string[] = [];
  const choices = (field: 'careTypes' | 'skills' | 'languages', words: Record<string, string>) => {
    const { keys, unknown } = keysIn(listOf(cells[field]), words);
    // Languages that are not on the list go into another field.
    if (field !== 'languages')
      faults.push(...unknown.map((word) => fill(FAULTS.unknownWord, { label: t.fields[field].label, word })));
    return { keys, unknown };
  };
  const languages = choices('languages', LANGUAGES);
  const week = weekIn(listOf(cells.availability));
  if (week.unknown)
    faults.push(fill(FAULTS.unknownTime, { label: t.fields.availability.label, word: week.unknown }));
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
    if (fault) faults.push(faultOf(field, fault));
  if (!fullName) faults.push(t.nameMissing);
  const email = cells.email.toLowerCase();
  const wrong = emailFault(email);
  if (wrong) faults.push(faultOf('email', wrong));
  return { row: { email, profile: faults.length > 0 ? {} : toDraft(typed) }, faults };
}
