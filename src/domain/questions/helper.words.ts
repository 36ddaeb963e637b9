export const fullName = 'Your full name';
export const yourName = 'your name';
export const askedTheirBehalf = 'Asked on their behalf by';
export const ownPhone = 'Your phone number';
export const onlyTeam = 'For our team and the family. Caregivers don’t see it.';
export const enterOwnPhone = 'Enter your phone number';
export const theirPhone = 'Phone of the person who asked';
export const ownEmail = 'Your email address';
export const receiptOfYourOwn = 'We’ll send you a receipt, without the family’s details.';
export const theirEmail = 'Email of the person who asked';
export const howKnowThem = 'How do you know them?';
export const exampleIAmWards = 'For example: I’m the ward’s social worker';
export const howYouKnowThem = 'how you know them';
export const whoKnowsAskingAgrees = 'Who has agreed to this request?';
export const personWhoNeedsCare =
  'The person who needs care, or their family. For example: Nora, or her son Tom. We may ask them.';
export const whoAgrees = 'who agrees';
export const withTheAgreementOf = 'With the agreement of';
