import type { DocumentKind } from './vocabulary.ts';

type Check = {
  /** What a check of such a document looks at; the caregiver reads what was ticked. */
  looksAt: readonly string[];
  /** Why one is not accepted, in whole sentences that the caregiver reads. */
  refusals: readonly string[];
};

const NAME = 'The name is the one in the profile';
const IN_DATE = 'It is in date';
const UNREADABLE = 'It can’t be read. Please photograph it in daylight, straight from above.';
const CUT_OFF = 'A part of it is cut off. Please send the whole page.';
const EXPIRED = 'It has expired. Please send one that is in date.';
const OTHER_NAME = 'The name on it is not the one in your profile. Please call us about it.';
const OTHER_KIND = 'This is a document of another kind. Please send the right one.';

/** What staff look at in each kind of document, and the words in which they turn one down. */
export const DOCUMENT_CHECKS: Record<DocumentKind, Check> = {
  identity: {
    looksAt: [NAME, 'Photo and year of birth fit the person', 'The whole page can be read', IN_DATE],
    refusals: [UNREADABLE, CUT_OFF, EXPIRED, OTHER_NAME, OTHER_KIND],
  },
  qualification: {
    looksAt: [
      NAME,
      'It is the award itself, with the school and the day',
      'It covers the care that is offered',
    ],
    refusals: [
      'This is a letter of enrolment. Please send the award itself, or the list of modules that you passed.',
      'It does not say what was taught. Please add the list of modules.',
      UNREADABLE,
      CUT_OFF,
      OTHER_NAME,
      OTHER_KIND,
    ],
  },
  first_aid: {
    looksAt: [NAME, 'The provider and the day of the course are on it', IN_DATE],
    refusals: [
      'The day of the course can’t be read. Please send it again.',
      EXPIRED,
      UNREADABLE,
      OTHER_NAME,
      OTHER_KIND,
    ],
  },
  background_check: {
    looksAt: [
      NAME,
      'Every page is there and was read',
      'Nothing in it speaks against working in care',
      IN_DATE,
    ],
    refusals: ['Pages are missing. Please send all of them.', EXPIRED, UNREADABLE, OTHER_NAME, OTHER_KIND],
  },
  reference: {
    looksAt: [
      'It says who wrote it and how to reach them',
      'We have spoken with who wrote it',
      'It is about care work',
    ],
    refusals: [
      'It does not say who wrote it and how we can reach them. Please ask for that to be added.',
      'We could not reach who wrote it. Please send a number at which we can.',
      'It comes from somebody of the family or of the house. Please send one of somebody whom you worked for.',
      UNREADABLE,
      OTHER_KIND,
    ],
  },
  driving_licence: {
    looksAt: [NAME, 'Both sides can be read', 'It covers cars', IN_DATE],
    refusals: ['One side is missing. Please send both.', EXPIRED, UNREADABLE, OTHER_NAME, OTHER_KIND],
  },
  insurance: {
    looksAt: [NAME, 'It covers care in other people’s homes', 'The sum insured is on it', IN_DATE],
    refusals: [
      'It does not say that it covers care in other people’s homes. Please ask your insurer for the schedule.',
      'This is an offer or an invoice. Please send the policy or its schedule.',
      EXPIRED,
      UNREADABLE,
      OTHER_NAME,
      OTHER_KIND,
    ],
  },
};

/** What was ticked and what was added, as the caregiver reads it. */
export const checkedInWords = (ticked: readonly string[], note: string) =>
  [ticked.length > 0 && `Checked: ${ticked.map(lowered).join('; ')}.`, note.trim()].filter(Boolean).join(' ');

const lowered = (words: string) => words.slice(0, 1).toLowerCase() + words.slice(1);
