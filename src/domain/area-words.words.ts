export const leaveOutPhoneNumbers =
  'Leave out phone numbers, emails and links: we pass on how to reach you when you are placed.';
export const addressBelongsAdminAlready = 'This address belongs to an admin already.';
export const alreadyAppliedJob = 'You have already applied for this job.';
export const caregiverInvitedAlready = 'This caregiver has been invited already.';
export const applicationMovedReloadPage =
  'This application has moved on. Reload the page to see where it stands.';
export const lastDayCantCome = 'The last day can’t come before the first.';
export const daysOffFromDay = 'You have days off from this day already. Remove those first.';
export const daysOffCanLie = 'Days off can lie a month back and up to two years ahead.';
export const addYearTimeMost = 'Add a year at a time at most.';
export const fileDocumentMissingAsk =
  'The file of this document is missing. Ask the caregiver to upload it again.';
export const filesNameOneDays =
  'The file’s name or one of the days can’t be kept like this. Look at them again.';
export const documentAlreadyMarkedWay = 'This document has already been marked that way.';
export const fileLargerThan10 =
  'The file is larger than 10 MB. Choose a smaller one, or take the photo at a lower resolution.';
export const onlyPdfJpegPng = 'Only PDF, JPEG and PNG files can be uploaded.';
export const someFilesCouldNot =
  'Some of your files could not be removed, so your account is still here. Try again in a moment.';
export const invitationUsedPersonSigned = 'This invitation has been used: the person has signed up.';
export const jobNoLongerOpen = 'This job is no longer open.';
export const onlyAdminInviteAnother =
  'This is the only admin. Invite another admin first, or make somebody one: without any, nobody could run this service.';
export const firstDayStillCome = 'The first day is still to come.';
export const notEveryRequirementJob = 'Not every requirement of this job is met.';
export const offerChangedMeanwhileRead = 'The offer has changed meanwhile. Read it again, then answer.';
export const offerNoLongerStands = 'This offer no longer stands. We will tell you how it goes on.';
export const placementEnded = 'This placement has ended.';
export const somePartsProfileStill = 'Some parts of the profile are still missing.';
export const somethingProfileCantKept = 'Something in the profile can’t be kept like this. Look at it again.';
export const profileAlreadySent = 'This profile has already been sent in.';
export const profileMovedReloadPage = 'This profile has moved on. Reload the page to see where it stands.';
export const caregiverSaidNoJob =
  'This caregiver has said no to this job. They can still apply by themselves: call them.';
export const jobsTimesChangedMeanwhile =
  'The job’s times have changed meanwhile. Reload the page, and choose among them again.';
export const hundredTimesOffMost = 'A hundred times off are the most we keep. Remove one that is over.';
export const n40DocumentsHereWhich =
  'You have 40 documents here, which is the most we keep. Remove one that is no longer needed.';
export const twentyCaregiversInvitedAlready =
  'Twenty caregivers are invited already. Wait for their answers, or take an invitation back.';
