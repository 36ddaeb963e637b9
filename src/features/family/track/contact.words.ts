export const contactQuestions = {
  contactName: 'Name of the person to contact',
  contactPhone: 'Phone number',
  contactEmail: 'Email address',
  contactBy: 'How should we contact you?',
  contactLanguage: 'Which language should we use?',
} as const;
/** How earlier requests asked. Their answers keep the question’s words. */
export const earlierContactQuestions = ['How shall we reach you?', 'Which language shall we speak?'];
export const name = 'Name';
export const phone = 'Phone';
export const email = 'Email';
export const whatSuitsBest = 'What suits you best';
export const language = 'Language';
export const nothingChanged = 'Nothing has been changed';
export const contactDetailsChanged = 'Your contact details are changed.';
export const phoneNumberEmailAddress = 'A phone number or an email address is enough.';
export const saveUntilThenStays = 'to save this. Until then, it stays on this device';
export const saving = 'Saving…';
export const saveChanges = 'Save changes';
export const cancel = 'Cancel';
export const writeEachStep = 'We’ll email you about every step.';
export const sendNoMoreEmails = 'We’ll no longer email you about every step.';
export const writeMeEmailEach = 'Email me about every step';
export const newPrivateLinkAlways = 'If you turn this off, you can still ask for a new private link.';
export const yourChoiceIsAs = 'Your choice hasn’t changed.';
export const whatCaregiverShouldKnow = 'Notes for your caregiver';
export const writeWhatToKnow = 'How to get in, what to watch out for, and what helps.';
export const whoReadsNotes =
  'Our team and the caregiver placed with you can read this. So can a caregiver who comes instead, until that day is over.';
export const keepsCopy =
  'Your caregiver’s phone keeps a copy of this, your address and your phone number until the placement ends.';
export const changeNotes = 'to change the notes';
export const howReach = 'How we reach you';
export const changeContact = 'Change contact details';
export const changeHowReach = 'to change how we reach you';
export const whoRead = 'Who has read it';
export const placementTeam = 'our team';
export const byKnownLink = 'by a link that our team may have seen';
