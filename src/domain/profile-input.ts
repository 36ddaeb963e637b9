import { codesOf, type Failure } from '../lib/failure.ts';
import { fill } from '../lib/fill.ts';
import { rateFault, readAmount } from './amount.ts';
import { LEAVE_OUT_CONTACT } from './area-words.ts';
import { holdsContact } from './holds-contact.ts';
import { KM_PER_UNIT, today } from './operator.ts';
import { isOtherLanguages, tidyLanguages } from './other-languages.ts';
import { cleanPhone, isPhone, showPhone } from './phone.ts';
import { type Place, placeOption } from './place.ts';
import { fieldsOf } from './profile-fields.ts';
import * as t from './profile-input.words.ts';
import type { CareType, Language, Skill } from './vocabulary.ts';

export const MAX_ABOUT_LENGTH = 2000;
const MAX_RADIUS = Math.floor(300 / KM_PER_UNIT);

/** What caregivers may change in their own profile, and staff in anyone's. Null if nothing is entered. */
export type ProfileDraft = {
  fullName: string | null;
  phone: string | null;
  about: string | null;
  birthYear: number | null;
  careTypes: CareType[];
  skills: Skill[];
  languages: Language[];
  otherLanguages: string | null;
  experienceYears: number | null;
  /** See availability.ts. */
  availability: number;
  hourlyRate: number | null;
  placeId: number | null;
  radiusKm: number | null;
};

/** The same as stored, with its place. */
type StoredProfile = Omit<ProfileDraft, 'placeId'> & { place: Place | null };
type Faults = Partial<Record<keyof ProfileInput, string>>;

/** A profile as typed: numbers are texts, such as 24.50 or 24,5. */
export type ProfileInput = {
  fullName: string;
  phone: string;
  birthYear: string;
  about: string;
  careTypes: string[];
  skills: string[];
  languages: string[];
  otherLanguages: string;
  experienceYears: string;
  hourlyRate: string;
  place: { value: string; label: string } | null;
  /** What was typed for the place but is not in its list. */
  placeText: string;
  /** In the operator's unit of distance. */
  radius: string;
  /** See availability.ts. */
  availability: number;
};

export const EMPTY_PROFILE: ProfileInput = {
  fullName: '',
  phone: '',
  birthYear: '',
  about: '',
  careTypes: [],
  skills: [],
  languages: [],
  otherLanguages: '',
  experienceYears: '',
  hourlyRate: '',
  place: null,
  placeText: '',
  radius: '',
  availability: 0,
};

type NumberRule = { pattern: RegExp; least: number; most: number; words: string };

const ADULT_AGE = 18;
const TOO_YOUNG = fill(t.caregiversMustOlderCheck, { age: ADULT_AGE });

const NUMBERS: Record<'birthYear' | 'experienceYears' | 'radius', NumberRule> = {
  birthYear: {
    pattern: /^\d{4}$/,
    least: 1900,
    most: Number(today().slice(0, 4)) - ADULT_AGE,
    words: t.enterYearWereBorn,
  },
  experienceYears: { pattern: /^\d+$/, least: 0, most: 70, words: t.enterWholeYearsFrom },
  radius: {
    pattern: /^\d+$/,
    least: 1,
    most: MAX_RADIUS,
    words: fill(t.enterWholeNumberFrom, { most: MAX_RADIUS }),
  },
};

/** The faults of a profile as typed. Nothing is required, but each answer must pass the database's checks. */
export function profileFaults(form: ProfileInput): Faults {
  const [name, phone, about] = [form.fullName.trim(), form.phone.trim(), form.about.trim()];
  const numberFault = (field: keyof typeof NUMBERS) => {
    const { pattern, least, most, words } = NUMBERS[field];
    const text = form[field].trim();
    if (text === '' || (pattern.test(text) && within(Number(text), least, most))) return undefined;
    return field === 'birthYear' && within(Number(text), most + 1, most + ADULT_AGE) ? TOO_YOUNG : words;
  };
  return {
    fullName: name === '' || within(name.length, 2, 120) ? undefined : t.enterFullNameMost,
    phone: phone === '' || isPhone(phone) ? undefined : t.enterPhoneNumberLike,
    birthYear: numberFault('birthYear'),
    about:
      about.length > MAX_ABOUT_LENGTH
        ? fill(t.shortenTheseWordsCharacters, { over: about.length - MAX_ABOUT_LENGTH })
        : holdsContact(about)
          ? LEAVE_OUT_CONTACT
          : undefined,
    otherLanguages: isOtherLanguages(form.otherLanguages.trim()) ? undefined : t.enterLanguagesOnly,
    experienceYears: numberFault('experienceYears'),
    hourlyRate: rateFault(form.hourlyRate, { optional: true }),
    place: form.placeText.trim() === '' ? undefined : t.chooseTownFromList,
    radius: numberFault('radius'),
  };
}

/** A stored profile as the form shows it. */
export function toForm(profile: StoredProfile): ProfileInput {
  return {
    fullName: profile.fullName ?? '',
    phone: showPhone(profile.phone ?? ''),
    birthYear: asText(profile.birthYear),
    about: profile.about ?? '',
    careTypes: profile.careTypes,
    skills: profile.skills,
    languages: profile.languages,
    otherLanguages: profile.otherLanguages ?? '',
    experienceYears: asText(profile.experienceYears),
    hourlyRate: asText(profile.hourlyRate),
    place: profile.place && placeOption(profile.place),
    placeText: '',
    radius: profile.radiusKm === null ? '' : String(Math.round(profile.radiusKm / KM_PER_UNIT)),
    availability: profile.availability,
  };
}

/** The form's values, which have no fault, as the database takes them. */
export const toDraft = (form: ProfileInput): ProfileDraft => ({
  fullName: form.fullName.trim() || null,
  phone: cleanPhone(form.phone) ?? null,
  birthYear: numberOrNull(form.birthYear),
  about: form.about.trim() || null,
  placeId: form.place && Number(form.place.value),
  radiusKm: form.radius.trim() === '' ? null : Math.round(Number(form.radius) * KM_PER_UNIT),
  careTypes: form.careTypes as CareType[],
  skills: form.skills as Skill[],
  languages: form.languages as Language[],
  otherLanguages: tidyLanguages(form.otherLanguages) || null,
  experienceYears: numberOrNull(form.experienceYears),
  availability: form.availability,
  hourlyRate: readAmount(form.hourlyRate),
});

/** The values of these fields, in the database's form. */
export function toPart(form: ProfileInput, fields: readonly (keyof ProfileInput)[]): Partial<ProfileDraft> {
  const columns = fields.map((field) =>
    field === 'place' ? 'placeId' : field === 'radius' ? 'radiusKm' : field,
  );
  return pick(toDraft(form), columns as (keyof ProfileDraft)[]);
}

/** The faults of these fields. */
export const faultsIn = (form: ProfileInput, fields: readonly (keyof ProfileInput)[]): Faults =>
  pick(profileFaults(form), fields);

/** The faults that only the database finds, by field. */
export function refusedFields(failure: Failure): Faults {
  if (failure.code === 'about_holds_contact') return { about: LEAVE_OUT_CONTACT };
  if (failure.code !== 'profile_invalid') return {};
  return Object.fromEntries(fieldsOf(codesOf(failure)).map(({ field }) => [field, t.cantKeptLikeLook]));
}

/** Whether saving these fields would leave the stored profile as it is. */
export const equalsStored = (
  form: ProfileInput,
  profile: StoredProfile,
  fields: readonly (keyof ProfileInput)[],
) =>
  Object.values(faultsIn(form, fields)).every((fault) => !fault) &&
  JSON.stringify(toPart(form, fields)) === JSON.stringify(toPart(toForm(profile), fields));

/** The named properties of an object, without those it lacks. */
export const pick = <T extends object>(thing: T, names: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(
    names.filter((name) => name in thing).map((name) => [name, thing[name]]),
  ) as unknown as Partial<T>;

const within = (value: number, least: number, most: number) => value >= least && value <= most;
const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(text));
const asText = (value: number | null) => (value === null ? '' : String(value));
