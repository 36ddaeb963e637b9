export const fullName = 'Your full name';
export const yourName = 'your name';
export const askedTheirBehalf = 'Asked on their behalf by';
export const howKnowThem = 'How do you know them?';
export const exampleIAmWards = 'For example: I am the ward’s social worker, or: a cousin’s husband';
export const howYouKnowThem = 'how you know them';
export const whoKnowsAskingAgrees = 'Who knows that you are asking, and agrees?';
export const personWhoNeedsCare =
  'The person who needs care, or their family. For example: Nora herself, or her son Tom. We may ask them.';
export const whoAgrees = 'who agrees';
export const withTheAgreementOf = 'With the agreement of';
