export const nameOneProfile = 'The name matches the profile';
export const itIsInDate = 'It is in date';
export const cantReadPleasePhotograph =
  'We can’t read it. Please take a photo in daylight, straight from above.';
export const partCutOffPlease = 'A part is cut off. Please send the whole page.';
export const expiredPleaseSendOne = 'It has expired. Please send one that is in date.';
export const nameNotOneProfile = 'The name on it doesn’t match your profile. Please call us.';
export const documentAnotherKindPlease = 'This is another kind of document. Please send the right one.';
export const photoYearBirthFit = 'Photo and year of birth match the person';
export const wholePageCanRead = 'The whole page can be read';
export const awardItselfSchoolDay = 'It is the award itself, with the school and the date';
export const coversCareOffered = 'It covers the care that is offered';
export const letterEnrolmentPleaseSend =
  'This only says that you joined the course. Please send the award, or the list of modules you passed.';
export const notSayWhatTaught = 'It does not say what was taught. Please add the list of modules.';
export const providerDayCourse = 'It shows the provider and the date of the course';
export const dayCourseCantRead = 'We can’t read the date of the course. Please send it again.';
export const everyPageThereRead = 'Every page is there and was read';
export const nothingSpeaksAgainstWorking = 'Nothing in it rules out care work';
export const pagesMissingPleaseSend = 'Pages are missing. Please send all of them.';
export const saysWhoWroteHow = 'It says who wrote it and how to reach them';
export const spokenWhoWrote = 'We have spoken to the person who wrote it';
export const aboutCareWork = 'It is about care work';
export const notSayWhoWrote =
  'It doesn’t say who wrote it, or how to reach them. Please ask them to add this.';
export const couldNotReachWho = 'We couldn’t reach the person who wrote it. Please send us their number.';
export const comesFromFamily =
  'It is from a relative or someone you live with. Please send one from someone you worked for.';
export const bothSidesCanRead = 'Both sides can be read';
export const coversCars = 'It covers cars';
export const oneSideMissingPlease = 'One side is missing. Please send both.';
export const coversCareOtherPeoples = 'It covers care in other people’s homes';
export const sumInsured = 'It shows the amount it covers';
export const notSayCoversCare =
  'It doesn’t say that it covers care in other people’s homes. Please ask your insurer for a document that does.';
export const offerInvoicePleaseSend = 'This is an offer or a bill. Please send the policy.';
export const checked = 'Checked: {list}.';
