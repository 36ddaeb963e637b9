import type { DocumentKind } from './vocabulary.ts';
import { fill } from '../lib/fill.ts';
import { lowered } from '../lib/lowered.ts';
import * as t from './document-checklists.words.ts';

type Check = {
  /** What to look at. The caregiver reads the ticked items. */
  looksAt: readonly string[];
  /** Reasons for a refusal, in sentences that the caregiver reads. */
  refusals: readonly string[];
};

const NAME = t.nameOneProfile;
const IN_DATE = t.itIsInDate;
const UNREADABLE = t.cantReadPleasePhotograph;
const CUT_OFF = t.partCutOffPlease;
const EXPIRED = t.expiredPleaseSendOne;
const OTHER_NAME = t.nameNotOneProfile;
const OTHER_KIND = t.documentAnotherKindPlease;

/** What staff look at in each document kind, and their reasons for a refusal. */
export const DOCUMENT_CHECKS: Record<DocumentKind, Check> = {
  identity: {
    looksAt: [NAME, t.photoYearBirthFit, t.wholePageCanRead, IN_DATE],
    refusals: [UNREADABLE, CUT_OFF, EXPIRED, OTHER_NAME, OTHER_KIND],
  },
  qualification: {
    looksAt: [NAME, t.awardItselfSchoolDay, t.coversCareOffered],
    refusals: [t.letterEnrolmentPleaseSend, t.notSayWhatTaught, UNREADABLE, CUT_OFF, OTHER_NAME, OTHER_KIND],
  },
  first_aid: {
    looksAt: [NAME, t.providerDayCourse, IN_DATE],
    refusals: [t.dayCourseCantRead, EXPIRED, UNREADABLE, OTHER_NAME, OTHER_KIND],
  },
  background_check: {
    looksAt: [NAME, t.everyPageThereRead, t.nothingSpeaksAgainstWorking, IN_DATE],
    refusals: [t.pagesMissingPleaseSend, EXPIRED, UNREADABLE, OTHER_NAME, OTHER_KIND],
  },
  reference: {
    looksAt: [t.saysWhoWroteHow, t.spokenWhoWrote, t.aboutCareWork],
    refusals: [t.notSayWhoWrote, t.couldNotReachWho, t.comesFromFamily, UNREADABLE, OTHER_KIND],
  },
  driving_licence: {
    looksAt: [NAME, t.bothSidesCanRead, t.coversCars, IN_DATE],
    refusals: [t.oneSideMissingPlease, EXPIRED, UNREADABLE, OTHER_NAME, OTHER_KIND],
  },
  insurance: {
    looksAt: [NAME, t.coversCareOtherPeoples, t.sumInsured, IN_DATE],
    refusals: [t.notSayCoversCare, t.offerInvoicePleaseSend, EXPIRED, UNREADABLE, OTHER_NAME, OTHER_KIND],
  },
};

/** The ticked items and the additions, as the caregiver reads them. */
export const checkedInWords = (ticked: readonly string[], note: string) =>
  [ticked.length > 0 && fill(t.checked, { list: ticked.map(lowered).join('; ') }), note.trim()]
    .filter(Boolean)
    .join(' ');
