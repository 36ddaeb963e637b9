import type { DocumentKind } from './vocabulary.ts';
import * as t from './check-meaning.words.ts';

type Meaning = {
  /** What staff have done for a document of this kind that counts. */
  says: string;
  /** What nobody has looked at, whatever one might think. */
  not: string;
};

/** What the check of each kind of document means, and what it does not: the same words for caregivers, families and staff. */
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
