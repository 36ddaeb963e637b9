import type { DocumentKind } from './vocabulary.ts';

type Meaning = {
  /** What somebody of the staff has done where such a document counts. */
  says: string;
  /** What nobody has looked at, whatever one might think. */
  not: string;
};

/** What the check of each kind of document means, and what it does not: the same words for caregivers, families and staff. */
export const CHECK_MEANING: Record<DocumentKind, Meaning> = {
  identity: {
    says: 'We compared the name, the photo and the year of birth with the person.',
    not: 'We did not ask the office that issued it.',
  },
  qualification: {
    says: 'We read the award: the name, the school, the day, and which care it covers.',
    not: 'We did not ask the school, and we did not watch anybody at work.',
  },
  first_aid: {
    says: 'We read the certificate: the name, the provider, the day of the course, and how long it lasts.',
    not: 'We did not test what is still known of it.',
  },
  background_check: {
    says: 'We read every page of the statement that the authority issued for this person.',
    not: 'It says what was on record on the day it was issued, and nothing of the time since.',
  },
  reference: {
    says: 'We spoke with whoever wrote it.',
    not: 'It is one person’s view of work done earlier.',
  },
  driving_licence: {
    says: 'We read both sides: the name, that it covers cars, and how long it is valid.',
    not: 'We did not look at the car, its insurance, or how anybody drives.',
  },
  insurance: {
    says: 'We read the policy: the name, the sum insured, and that it covers care in other people’s homes.',
    not: 'We did not ask the insurer whether it has been paid since.',
  },
};
