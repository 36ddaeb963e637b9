import {
  array,
  check,
  forward,
  type InferInput,
  type InferOutput,
  maxLength,
  nullable,
  number,
  object,
  optional,
  partialCheck,
  pipe,
  safeParse,
  string,
  transform,
  trim,
} from 'valibot';
import type { loadOwnProfile, ProfileDraft } from '../../../data/caregivers.ts';
import { KM_PER_UNIT, today } from '../../../domain/operator.ts';
import { isPhone } from '../../../lib/phone.ts';
import { placeOption } from '../../../domain/place.ts';
import type { ValueOf } from '../../../lib/result.ts';
import type { CareType, Language, Skill } from '../../../domain/vocabulary.ts';

export const MAX_ABOUT_LENGTH = 2000;
const FIRST_BIRTH_YEAR = 1900;
const MAX_RADIUS = Math.floor(300 / KM_PER_UNIT);

const optionalText = (fits: (text: string) => boolean, words: string) =>
  pipe(
    string(),
    trim(),
    check((text) => text === '' || fits(text), words),
  );

/** A number as people type it (24.50, 24,5); empty is null, anything but a number from `least` to `most` is refused. */
const optionalNumber = (pattern: RegExp, least: number, most: number, words: string) =>
  pipe(
    optionalText((text) => pattern.test(text) && within(toNumber(text), least, most), words),
    transform((text) => (text === '' ? null : toNumber(text))),
  );

const toNumber = (text: string) => Number(text.replace(',', '.'));
const within = (value: number, least: number, most: number) => value >= least && value <= most;
const orNull = (text: string) => text || null;

const fields = object({
  fullName: pipe(
    optionalText((text) => within(text.length, 2, 120), 'Enter your full name, at most 120 characters.'),
    transform(orNull),
  ),
  phone: pipe(
    optionalText(isPhone, 'Enter a phone number like 087 123 4567 or +353 87 123 4567.'),
    transform(orNull),
  ),
  birthYear: optionalNumber(
    /^\d{4}$/,
    FIRST_BIRTH_YEAR,
    Number(today().slice(0, 4)),
    'Enter the year with four digits, like 1985.',
  ),
  about: pipe(
    string(),
    trim(),
    maxLength(
      MAX_ABOUT_LENGTH,
      ({ input }) => `Shorten these words by ${input.length - MAX_ABOUT_LENGTH} characters.`,
    ),
    transform(orNull),
  ),
  place: nullable(object({ value: string(), label: string() })),
  /** What was typed for the place and is no choice from its list; a form kept by an earlier version has none. */
  placeText: optional(string(), ''),
  radius: pipe(
    optionalNumber(/^\d+$/, 1, MAX_RADIUS, `Enter a whole number from 1 to ${MAX_RADIUS}.`),
    transform((distance) => distance && Math.round(distance * KM_PER_UNIT)),
  ),
  careTypes: array(string()),
  skills: array(string()),
  languages: array(string()),
  experienceYears: optionalNumber(/^\d+$/, 0, 70, 'Enter whole years, from 0 to 70.'),
  availability: number(),
  hourlyRate: optionalNumber(
    /^\d+([.,]\d{1,2})?$/,
    0,
    500,
    'Enter an amount from 0 to 500, like 24 or 24.50.',
  ),
});

/** A profile as it is typed; nothing is demanded, but what is there must be right. The database's checks, in words. */
export const profileForm = pipe(
  fields,
  forward(
    partialCheck([['placeText']], ({ placeText }) => placeText.trim() === '', 'Choose a town from the list.'),
    ['place'],
  ),
);

export type ProfileInput = InferInput<typeof profileForm>;
export type OwnProfile = ValueOf<typeof loadOwnProfile>;

/** A stored profile as the form shows it. */
export function toForm(profile: OwnProfile): ProfileInput {
  return {
    fullName: profile.fullName ?? '',
    phone: profile.phone ?? '',
    birthYear: asText(profile.birthYear),
    about: profile.about ?? '',
    place: profile.place && placeOption(profile.place),
    placeText: '',
    radius: profile.radiusKm === null ? '' : String(Math.round(profile.radiusKm / KM_PER_UNIT)),
    careTypes: profile.careTypes,
    skills: profile.skills,
    languages: profile.languages,
    experienceYears: asText(profile.experienceYears),
    availability: profile.availability,
    hourlyRate: asText(profile.hourlyRate),
  };
}

/** What the form holds, checked, as the database takes it. */
export const toDraft = (form: InferOutput<typeof profileForm>): ProfileDraft => ({
  fullName: form.fullName,
  phone: form.phone,
  birthYear: form.birthYear,
  about: form.about,
  placeId: form.place && Number(form.place.value),
  radiusKm: form.radius,
  careTypes: form.careTypes as CareType[],
  skills: form.skills as Skill[],
  languages: form.languages as Language[],
  experienceYears: form.experienceYears,
  availability: form.availability,
  hourlyRate: form.hourlyRate,
});

/** Whether a form, however it is typed, would leave the stored profile as it is. */
export function equalsStored(values: ProfileInput, profile: OwnProfile): boolean {
  const [typed, stored] = [values, toForm(profile)].map((form) => safeParse(profileForm, form));
  if (!typed?.success || !stored?.success) return false;
  return JSON.stringify(toDraft(typed.output)) === JSON.stringify(toDraft(stored.output));
}

const asText = (value: number | null) => (value === null ? '' : String(value));
