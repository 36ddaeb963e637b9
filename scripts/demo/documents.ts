import type { DocumentKind } from '../../src/lib/vocabulary.ts';
import { between, chance, pick, uuidOf } from './picks.ts';
import type { Paper, Person } from './person.ts';

/** A document of the demo. Days count back from now; `expiresIn` counts forward, and is negative once it has run out. */
export type DemoDocument = {
  id: string;
  kind: DocumentKind;
  fileName: string;
  issued: number;
  expiresIn: number | null;
  uploaded: number;
  check: { status: 'verified' | 'rejected'; note: string; days: number } | null;
};

type Details = {
  /** Days from issue to expiry. */
  validFor: number | null;
  fileNames: readonly string[];
  checked: readonly string[];
  rejected: string;
};

const details: Record<DocumentKind, Details> = {
  identity: {
    validFor: 3650,
    fileNames: ['passport.pdf', 'passport photo page.pdf', 'identity card both sides.pdf'],
    checked: [
      'Seen in the original on a video call: face, name and year of birth match the profile.',
      'Original brought to our office. Name matches the vetting disclosure.',
      'Compared with the profile and with the face on a video call; machine-readable line is in order.',
    ],
    rejected: 'The photo page is cut off. Please send the whole page.',
  },
  qualification: {
    validFor: null,
    fileNames: [
      'QQI level 5 healthcare support.pdf',
      'nursing degree with translation.pdf',
      'care certificate.pdf',
    ],
    checked: [
      'Award confirmed with the awarding body by e-mail; it covers care skills and safe handling.',
      'Certificate and list of modules read in full: care of the older person, palliative care.',
      'Degree compared with its certified translation. Counts as a care qualification with us.',
    ],
    rejected:
      'This is the letter of enrolment. Please send the award itself, or the list of modules you passed.',
  },
  first_aid: {
    validFor: 730,
    fileNames: ['first aid responder.pdf', 'FAR certificate.pdf', 'first aid 2-day course.pdf'],
    checked: [
      'First Aid Responder, with resuscitation and defibrillator. Number confirmed with the training provider.',
      'Two-day course with a practical exam; name and date on the certificate match the provider’s list.',
    ],
    rejected: 'The date cannot be read. Please photograph it in daylight.',
  },
  background_check: {
    validFor: 1095,
    fileNames: ['garda vetting disclosure.pdf', 'vetting letter.pdf'],
    checked: [
      'Garda vetting disclosure read in full: nothing recorded. Covers every address in Ireland since arrival.',
      'Garda vetting disclosure: nothing recorded. Police certificate from the country of birth seen as well.',
      'Vetting disclosure received from the bureau itself; nothing recorded. Checked again when it runs out.',
    ],
    rejected: 'Only the first page is here and the lower edge is cut off. Please upload all three pages.',
  },
  reference: {
    validFor: null,
    fileNames: ['reference letter.pdf', 'letter from a family.pdf'],
    checked: [
      'Rang the writer, who employed this caregiver for two years and would do so again.',
      'Spoke with the ward manager who signed it: reliable, kind, no days missed without notice.',
    ],
    rejected: 'The letter has no telephone number for us to ring.',
  },
  driving_licence: {
    validFor: 3650,
    fileNames: ['driving licence.pdf', 'licence front and back.pdf'],
    checked: [
      'Full licence, category B, no penalty points shown. Seen on a video call.',
      'Full licence, category B; exchanged for an Irish one. Front and back read.',
    ],
    rejected: 'The photo is too dark to read. Please take it again near a window.',
  },
  insurance: {
    validFor: 365,
    fileNames: ['public liability policy.pdf', 'insurance schedule.pdf'],
    checked: ['Public liability cover for paid care in private homes; schedule and receipt read.'],
    rejected: 'The policy does not cover paid care.',
  },
};

/** The documents of a caregiver with their checks, in line with when the account was made and reviewed. */
export const documentsOf = (person: Person): DemoDocument[] =>
  person.papers.map((paper, index) => documentOf(person, paper, index));

function documentOf(person: Person, paper: Paper, index: number): DemoDocument {
  const [kind, state = 'verified'] = paper.split(':') as [DocumentKind, string?];
  const name = `document/${person.account}/${kind}`;
  const random = chance(name);
  const { validFor, fileNames, checked, rejected } = details[kind];
  // An approved caregiver's paper that nobody has looked at yet was added just now; insurance is renewed each year.
  const uploaded =
    state === 'uploaded' && person.status === 'approved'
      ? between(random, 10, 40) / 10
      : kind === 'insurance'
        ? between(random, 40, 300)
        : person.joined - 0.3 - index / 100;
  const issued =
    state === 'expired' && validFor !== null
      ? validFor + between(random, 6, 25)
      : Math.ceil(uploaded) + between(random, kind === 'insurance' ? 1 : 12, kind === 'insurance' ? 6 : 240);
  const days = uploaded - 1.6 - between(random, 0, 60) / 100;
  return {
    id: uuidOf(name),
    kind,
    fileName: pick(random, fileNames),
    issued,
    expiresIn: validFor === null ? null : validFor - issued,
    uploaded,
    check:
      state === 'uploaded'
        ? null
        : state === 'rejected'
          ? { status: 'rejected', note: rejected, days }
          : { status: 'verified', note: pick(random, checked), days },
  };
}
