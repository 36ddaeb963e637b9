import type { DocumentKind } from '../../src/domain/vocabulary.ts';
import { demoAccount } from './accounts.ts';
import { between, chance, pick, uuidOf } from './picks.ts';
import type { Document, Person } from './person.ts';

/** A document of the demo. Days are ago; `expiresIn` is days ahead, and negative once it has expired. */
export type DemoDocument = {
  kind: DocumentKind;
  /** The path of its file in the bucket. */
  path: string;
  fileName: string;
  issued: number;
  expiresIn: number | null;
  uploaded: number;
  check: { passed: boolean; note: string; days: number } | null;
};

type Details = {
  /** Days from issue to expiry. */
  validFor: number | null;
  /** The file's name, and the result of its check. */
  seen: readonly (readonly [fileName: string, note: string])[];
  rejected: string;
};

const details: Record<DocumentKind, Details> = {
  identity: {
    validFor: 3650,
    seen: [
      [
        'passport.pdf',
        'Seen in the original on a video call: face, name and year of birth match the profile.',
      ],
      ['passport photo page.pdf', 'Original brought to our office. Name matches the vetting disclosure.'],
      [
        'passport card.pdf',
        'Compared with the profile and with the face on a video call; the number is in order.',
      ],
    ],
    rejected: 'The photo page is cut off. Please send the whole page.',
  },
  qualification: {
    validFor: null,
    seen: [
      [
        'QQI level 5 healthcare support.pdf',
        'Award confirmed with the college by email; it covers care skills and safe handling.',
      ],
      [
        'care certificate.pdf',
        'Certificate and list of modules read in full: care of the older person, palliative care.',
      ],
    ],
    rejected:
      'This is the letter of enrolment. Please send the award itself, or the list of modules you passed.',
  },
  first_aid: {
    validFor: 730,
    seen: [
      [
        'first aid responder.pdf',
        'First Aid Responder, with resuscitation and defibrillator. Number confirmed with the training provider.',
      ],
      [
        'first aid two-day course.pdf',
        'Two-day course with a practical exam; name and date match the provider’s list.',
      ],
      ['FAR certificate.pdf', 'First Aid Responder certificate read; the provider is on the approved list.'],
    ],
    rejected: 'The date cannot be read. Please photograph it in daylight.',
  },
  background_check: {
    validFor: 1095,
    seen: [
      [
        'garda vetting disclosure.pdf',
        'Garda vetting disclosure read in full: nothing recorded. Names and addresses match the identity document.',
      ],
      [
        'vetting letter.pdf',
        'Garda vetting received from the bureau itself: nothing recorded. We’ll check again when it expires.',
      ],
      ['garda vetting.pdf', 'Vetting disclosure, all three pages: nothing recorded in any county lived in.'],
    ],
    rejected: 'Only the first page is here and the lower edge is cut off. Please upload all three pages.',
  },
  reference: {
    validFor: null,
    seen: [
      [
        'letter from a family.pdf',
        'Rang the writer, who had this caregiver in the house for two years and would again.',
      ],
      [
        'reference letter.pdf',
        'Spoke with the manager who signed it: reliable, kind, no days missed without notice.',
      ],
    ],
    rejected: 'The letter has no telephone number for us to ring.',
  },
  driving_licence: {
    validFor: 3650,
    seen: [
      ['driving licence.pdf', 'Full licence, category B, no penalty points shown. Seen on a video call.'],
      ['licence front and back.pdf', 'Full licence, category B. Both sides read; name and photo match.'],
    ],
    rejected: 'The photo is too dark to read. Please take it again near a window.',
  },
  insurance: {
    validFor: 365,
    seen: [
      [
        'public liability policy.pdf',
        'Public liability cover for paid care in private homes; schedule and receipt read.',
      ],
      [
        'insurance schedule.pdf',
        'Schedule read: covers care in the client’s home and driving the client’s own car.',
      ],
    ],
    rejected: 'The policy does not cover paid care.',
  },
};

const nursingDegree = [
  'nursing degree.pdf',
  'Degree in nursing confirmed with the university. We count it as a care qualification.',
] as const;

/** The documents of a caregiver with their checks, in line with when the account was made and reviewed. */
export const documentsOf = (person: Person): DemoDocument[] =>
  person.documents.map((document, index) => documentOf(person, document, index));

function documentOf(person: Person, document: Document, index: number): DemoDocument {
  const [kind, state = 'verified'] = document.split(':') as [DocumentKind, string?];
  const name = `document/${person.account}/${kind}`;
  const random = chance(name);
  const { validFor, seen, rejected } = details[kind];
  const [fileName, note] = kind === 'qualification' && person.nurse ? nursingDegree : pick(random, seen);
  // Insurance is renewed each year. An unchecked document of an approved profile was added recently.
  const added = () => {
    if (kind === 'insurance') return between(random, 40, 300);
    if (state === 'uploaded' && person.status === 'approved') return between(random, 10, 40) / 10;
    return person.joined - 0.3 - index / 100;
  };
  const uploaded = added();
  const age = kind === 'insurance' ? between(random, 1, 6) : between(random, 12, 240);
  const issued = state === 'expired' ? (validFor ?? 0) + between(random, 6, 25) : Math.ceil(uploaded) + age;
  const passed = state !== 'rejected';
  const check = {
    passed,
    note: passed ? note : rejected,
    days: uploaded - 1.6 - between(random, 0, 60) / 100,
  };
  return {
    kind,
    path: `${demoAccount(person.account).id}/${uuidOf(name)}.pdf`,
    fileName,
    issued,
    expiresIn: validFor === null ? null : validFor - issued,
    uploaded,
    check: state === 'uploaded' ? null : check,
  };
}
