import { hasExpired } from './document-check.ts';
import { href } from './routes.ts';
import type { DocumentStatus } from './status.ts';
import { CARE_TYPES, type CareType, type DocumentKind, inWords, SKILLS, type Skill } from './vocabulary.ts';

export type OwnDocument = { kind: DocumentKind; status: DocumentStatus; expiresOn: string | null };
/** What stands in the way of applying, in words, and where to do something about it. */
export type Unmet = {
  code: string;
  /** Said to the caregiver. */
  words: string;
  /** The same about the caregiver: a clause for staff. */
  about: string;
  action?: { label: string; href: string };
};

const CREDENTIALS: Record<DocumentKind, string> = {
  identity: 'proof of identity',
  qualification: 'a care qualification',
  first_aid: 'a first aid certificate',
  background_check: 'a background check',
  reference: 'a reference',
  driving_licence: 'a driving licence',
  insurance: 'proof of insurance',
};

/**
 * Words a requirement that `match_jobs` calls unmet: profile_not_approved, too_far, away, no_free_times, care_type:…,
 * credential:….
 * The caregiver's own documents tell a missing one from one that waits for its check, has expired, or was not accepted; the care that
 * is `offered` by their own profile tells what is missing there from what only waits to be read.
 */
export function wordUnmet(
  code: string,
  documents: readonly OwnDocument[] = [],
  offered: readonly CareType[] = [],
): Unmet {
  const [rule = code, subject = ''] = code.split(':');
  const toProfile = (label: string, place = '') => ({ label, href: href('caregiverProfile') + place });
  if (rule === 'profile_not_approved') {
    return {
      code,
      words: 'Your profile has to be approved first.',
      about: 'the profile is not approved',
      action: toProfile('Go to your profile'),
    };
  }
  if (rule === 'too_far') {
    return {
      code,
      words: 'Your profile does not say that you travel this far.',
      about: 'the job is further away than the caregiver travels',
      action: toProfile('Change how far you travel', '#radius'),
    };
  }
  if (rule === 'no_free_times') {
    return {
      code,
      words: 'None of the times asked for is free in your week.',
      about: 'none of the times asked for is free',
      action: toProfile('Change your week', '#availability'),
    };
  }
  if (rule === 'away') {
    return {
      code,
      words: 'You are away on the first day.',
      about: 'the caregiver is away on the first day',
      action: toProfile('Go to your days off', '?section=days-off'),
    };
  }
  if (rule === 'care_type' && Object.hasOwn(CARE_TYPES, subject)) {
    const care = CARE_TYPES[subject as CareType].toLowerCase();
    return {
      code,
      words: offered.includes(subject as CareType)
        ? `You have added ${care} to the care you offer. It is with us, and counts once we have read it.`
        : `Add ${care} to the care you offer to match.`,
      about: `the caregiver does not offer ${care}`,
      action: toProfile('Change your profile', '#careTypes'),
    };
  }
  if (rule === 'lapsed' && Object.hasOwn(CREDENTIALS, subject)) {
    const credential = CREDENTIALS[subject as DocumentKind];
    return {
      code,
      words: `Where you are placed, ${credential} is asked for, and yours has expired. Add a new one before you apply for other jobs.`,
      about: `${credential} has expired where the caregiver is placed`,
      action: { label: 'Add a new one', href: `${href('caregiverDocuments')}?kind=${subject}` },
    };
  }
  if (rule === 'credential' && Object.hasOwn(CREDENTIALS, subject))
    return wordCredential(code, subject as DocumentKind, documents);
  return {
    code,
    words: 'One more requirement is not met. Ask us about it.',
    about: 'one more requirement is not met',
  };
}

/** What a caregiver may add to fit a job better; undefined where no skill that it asks for is missing. */
export const wordMissingSkills = (skills: readonly Skill[]): string | undefined =>
  skills.length > 0 ? `Add to your skills to match better: ${inWords(skills, SKILLS)}.` : undefined;

function wordCredential(code: string, kind: DocumentKind, documents: readonly OwnDocument[]): Unmet {
  const credential = CREDENTIALS[kind];
  const mine = documents.filter((document) => document.kind === kind);
  const action = { label: 'Go to your documents', href: `${href('caregiverDocuments')}?kind=${kind}` };
  const about = `${credential} is missing, unverified or expired`;
  const words = (text: string) => ({ code, words: text, about, action });
  if (mine.some(({ status }) => status === 'uploaded')) {
    return words(`This job asks for ${credential}. Yours is with us and waits for its check.`);
  }
  if (mine.some(({ status, expiresOn }) => status === 'verified' && hasExpired(expiresOn))) {
    return words(`This job asks for ${credential}. Yours has expired: add the new one to match.`);
  }
  if (mine.some(({ status }) => status === 'rejected')) {
    return words(`This job asks for ${credential}. Yours was not accepted: add another one to match.`);
  }
  return words(`Add ${credential} to match.`);
}
