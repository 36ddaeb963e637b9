export const nameOneProfile = 'The name is the one in the profile';
export const itIsInDate = 'It is in date';
export const cantReadPleasePhotograph =
  'It can’t be read. Please photograph it in daylight, straight from above.';
export const partCutOffPlease = 'A part of it is cut off. Please send the whole page.';
export const expiredPleaseSendOne = 'It has expired. Please send one that is in date.';
export const nameNotOneProfile = 'The name on it is not the one in your profile. Please call us about it.';
export const documentAnotherKindPlease = 'This is a document of another kind. Please send the right one.';
export const photoYearBirthFit = 'Photo and year of birth fit the person';
export const wholePageCanRead = 'The whole page can be read';
export const awardItselfSchoolDay = 'It is the award itself, with the school and the day';
export const coversCareOffered = 'It covers the care that is offered';
export const letterEnrolmentPleaseSend =
  'This is a letter of enrolment. Please send the award itself, or the list of modules that you passed.';
export const notSayWhatTaught = 'It does not say what was taught. Please add the list of modules.';
export const providerDayCourse = 'The provider and the day of the course are on it';
export const dayCourseCantRead = 'The day of the course can’t be read. Please send it again.';
export const everyPageThereRead = 'Every page is there and was read';
export const nothingSpeaksAgainstWorking = 'Nothing in it speaks against working in care';
export const pagesMissingPleaseSend = 'Pages are missing. Please send all of them.';
export const saysWhoWroteHow = 'It says who wrote it and how to reach them';
export const spokenWhoWrote = 'We have spoken with who wrote it';
export const aboutCareWork = 'It is about care work';
export const notSayWhoWrote =
  'It does not say who wrote it and how we can reach them. Please ask for that to be added.';
export const couldNotReachWho = 'We could not reach who wrote it. Please send a number at which we can.';
export const comesFromSomebodyFamily =
  'It is from a relative or someone you live with. Please send one from someone you worked for.';
export const bothSidesCanRead = 'Both sides can be read';
export const coversCars = 'It covers cars';
export const oneSideMissingPlease = 'One side is missing. Please send both.';
export const coversCareOtherPeoples = 'It covers care in other people’s homes';
export const sumInsured = 'The sum insured is on it';
export const notSayCoversCare =
  'It does not say that it covers care in other people’s homes. Please ask your insurer for the schedule.';
export const offerInvoicePleaseSend =
  'This is an offer or an invoice. Please send the policy or its schedule.';
export const checked = 'Checked: {list}.';
