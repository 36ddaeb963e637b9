import type { DocumentKind } from './vocabulary.ts';
import * as t from './check-meaning.words.ts';

type Meaning = {
  /** What staff have checked. */
  says: string;
  /** What nobody has checked. */
  not: string;
};

/**
 * What a check of each document kind means, and what it does not. Caregivers, families and staff read the same words.
 */
export const CHECK_MEANING: Record<DocumentKind, Meaning> = {
  identity: {
    says: t.comparedNamePhotoYear,
    not: t.didNotAskOffice,
  },
  qualification: {
    says: t.readAwardNameSchool,
    not: t.didNotAskSchool,
  },
  first_aid: {
    says: t.readCertificateNameProvider,
    not: t.didNotTestWhat,
  },
  background_check: {
    says: t.readEveryPageStatement,
    not: t.saysWhatRecordDay,
  },
  reference: {
    says: t.spokeToWriter,
    not: t.onePersonsViewWork,
  },
  driving_licence: {
    says: t.readBothSidesName,
    not: t.didNotLookCar,
  },
  insurance: {
    says: t.readPolicyNameSum,
    not: t.didNotAskInsurer,
  },
};
