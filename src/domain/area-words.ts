import { addWords } from './explain.ts';
import * as t from './area-words.words.ts';

export const LEAVE_OUT_CONTACT = t.leaveOutPhoneNumbers;

// Refusals that only someone who is signed in can meet, and not staff alone (staff-words.ts): the open pages need not carry their
// words.
addWords({
  about_holds_contact: LEAVE_OUT_CONTACT,
  already_admin: t.addressBelongsAdminAlready,
  already_applied: t.alreadyAppliedJob,
  already_invited: t.caregiverInvitedAlready,
  application_step_not_allowed: t.applicationMovedReloadPage,
  days_off_backwards: t.lastDayCantCome,
  days_off_known: t.daysOffFromDay,
  days_off_not_possible: t.daysOffCanLie,
  days_off_too_long: t.addYearTimeMost,
  document_file_missing: t.fileDocumentMissingAsk,
  document_invalid: t.filesNameOneDays,
  document_step_not_allowed: t.documentAlreadyMarkedWay,
  file_too_large: t.fileLargerThan10,
  file_type_refused: t.onlyPdfJpegPng,
  files_remain: t.someFilesCouldNot,
  invitation_used: t.invitationUsedPersonSigned,
  job_not_open: t.jobNoLongerOpen,
  last_admin: t.onlyAdminInviteAnother,
  not_begun: t.firstDayStillCome,
  not_qualified: t.notEveryRequirementJob,
  offer_changed: t.offerChangedMeanwhileRead,
  offer_expired: t.offerNoLongerStands,
  placement_ended: t.placementEnded,
  profile_incomplete: t.somePartsProfileStill,
  profile_invalid: t.somethingProfileCantKept,
  profile_not_submittable: t.profileAlreadySent,
  profile_step_not_allowed: t.profileMovedReloadPage,
  said_no: t.caregiverSaidNoJob,
  times_not_asked: t.jobsTimesChangedMeanwhile,
  too_many_days_off: t.hundredTimesOffMost,
  too_many_documents: t.n40DocumentsHereWhich,
  too_many_invited: t.twentyCaregiversInvitedAlready,
});
