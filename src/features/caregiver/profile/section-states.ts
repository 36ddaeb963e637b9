import { countTimes } from '../../../domain/availability.ts';
import { formatDate, formatDistance, formatMoney, today } from '../../../domain/operator.ts';
import { type DocumentState } from '../../../domain/documents.ts';
import { fieldsOf } from '../../../domain/profile-fields.ts';
import { describeWeek } from '../../../domain/week-words.ts';
import { languagesInWords } from '../../../domain/vocabulary.ts';
import type { AskedChanges } from './asked-changes.ts';
import type { OwnProfile } from '../load-profile.ts';
import { fieldsIn, type FilledSection, type Section, SECTIONS } from './sections.ts';
import type { DaysOff } from './said-days-off.ts';
import { fill, type PluralText } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** What a section needs, or `complete`; `open` if it needs nothing and is optional. */
export type SectionStatus = 'unsaved' | 'asked' | 'missing' | 'complete' | 'open' | 'unknown';
export type SectionState = {
  section: Section;
  label: string;
  /** What the section says, in short. */
  words: string;
  status: SectionStatus;
  /** How many fields are missing. */
  missing: number;
};

export type Known = {
  profile: OwnProfile;
  /** The columns that the profile lacks. */
  missing: readonly string[];
  asked?: AskedChanges | undefined;
  /** Sections with unsaved changes. */
  unsaved: readonly Section[];
  /** Undefined until they are loaded. */
  daysOff?: readonly DaysOff[] | undefined;
  documents?: readonly { state: DocumentState }[] | undefined;
};

/** A line of the section list. */
export function sectionState(section: Section, known: Known): SectionState {
  const { label } = SECTIONS[section];
  if (section === 'days-off')
    return { section, label, words: daysOffInWords(known.daysOff), status: 'open', missing: 0 };
  if (section === 'documents') return { section, label, ...documentsInWords(known.documents) };
  if (section === 'photo') return { section, label, ...photoInWords(known) };
  if (section === 'send') return { section, label, ...sendInWords(known) };
  const fields = fieldsIn(section) as readonly string[];
  const missing = fieldsOf(known.missing).filter(({ field }) => fields.includes(field)).length;
  const status = known.unsaved.includes(section)
    ? 'unsaved'
    : known.asked?.fields.some((field) => fields.includes(field))
      ? 'asked'
      : missing > 0
        ? 'missing'
        : 'complete';
  return { section, label, words: WORDS[section](known.profile) || t.nothingYet, status, missing };
}

/**
 * The next section that needs something, and then sending. At first, documents can wait until the profile is sent.
 */
export function sectionAfter(states: readonly SectionState[], at: Section, first: boolean) {
  const after = states.slice(states.findIndex(({ section }) => section === at) + 1);
  const wanted = after.find(({ section, status }) =>
    first
      ? fieldsIn(section).length > 0 && ASKS.includes(status)
      : status === 'unknown' || ASKS.includes(status),
  );
  return (wanted ?? after.at(-1))?.section;
}

/** The section to begin with: the first that needs something. */
export const firstSection = (states: readonly SectionState[]): Section =>
  states.find(({ status }) => ASKS.includes(status))?.section ?? 'about';

const ASKS: readonly SectionStatus[] = ['unsaved', 'asked', 'missing'];

const joined = (parts: readonly (string | number | null | undefined | false)[], by = ' · ') =>
  parts.filter((part) => part !== null && part !== undefined && part !== false && part !== '').join(by);
const count = (text: PluralText, many: number) => many > 0 && fill(text, { count: many });
/** Longer words don't fit a line on a phone. */
const LONG_WORDS = 44;

const WORDS: Record<FilledSection, (profile: OwnProfile) => string> = {
  about: ({ fullName, birthYear, phone, about }) =>
    joined([fullName, birthYear], ', ') || (phone || about ? t.begun : ''),
  care: ({ careTypes, experienceYears }) =>
    joined([
      count(t.kindsCare, careTypes.length),
      experienceYears !== null && fill(t.years, { count: experienceYears }),
    ]),
  skills: ({ skills, languages, otherLanguages }) => {
    const named = count(t.skillCount, skills.length);
    const words = joined([named, languagesInWords({ languages, otherLanguages })]);
    const spoken = languages.length + (otherLanguages?.split(',').length ?? 0);
    return words.length > LONG_WORDS ? joined([named, fill(t.languageCount, { count: spoken })]) : words;
  },
  place: ({ place, radiusKm }) => joined([place?.name, radiusKm !== null && formatDistance(radiusKm)], ', '),
  week: ({ availability, hourlyRate }) => {
    const pay = hourlyRate !== null && fill(t.anHour, { amount: formatMoney(hourlyRate) });
    const words = joined([describeWeek(availability), pay]);
    return words.length > LONG_WORDS
      ? joined([fill(t.timesWeek, { count: countTimes(availability) }), pay])
      : words;
  },
};

function daysOffInWords(daysOff: Known['daysOff']): string {
  const next = daysOff?.filter(({ to }) => to >= today()) ?? [];
  if (next.length === 0) return t.noneAhead;
  const [first] = [...next].sort((one, other) => one.from.localeCompare(other.from));
  return joined([
    fill(t.fromDay, { date: formatDate(first?.from ?? '') }),
    next.length > 1 && fill(t.andMore, { count: next.length - 1 }),
  ]);
}

type Words = Pick<SectionState, 'words' | 'status' | 'missing'>;

function documentsInWords(documents: Known['documents']): Words {
  if (!documents) return { words: t.identityCertificates, status: 'unknown', missing: 0 };
  if (documents.length === 0) return { words: t.noneNeededFar, status: 'open', missing: 0 };
  const here = documents.filter(({ state }) => state === 'held' || state === 'uploaded').length;
  const missing = documents.length - here;
  return {
    words: fill(t.careNeeds, { here, count: documents.length }),
    status: missing > 0 ? 'missing' : 'complete',
    missing,
  };
}

const photoInWords = ({ profile }: Known): Words => ({
  words: profile.photoPath ? t.photoAdded : t.onlyIfLike,
  status: profile.photoPath ? 'complete' : 'open',
  missing: 0,
});

function sendInWords({ profile, missing }: Known): Words {
  const ready = missing.length === 0;
  const words = profile.status === 'changes_requested' ? t.sendAgain : ready ? t.readySent : t.onceRestThere;
  return { words, status: 'open', missing: 0 };
}
