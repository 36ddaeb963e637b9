export const somebodyElseJustSent = 'Someone else has just sent this email again.';
export const whatEmailSaidNo = 'What this email said is no longer so, so it was not sent.';

export const everyEmailArrived = 'Every email has arrived';
export const ifMailServerRefuses = 'If a mail server refuses one, you find it here.';
export const emailWayAgain = 'The email is on its way again.';
export const givenUpAfter = {
  one: '{label}, given up {time} after one try',
  other: '{label}, given up {time} after {count} tries',
};
export const reason = 'Reason: {failure}';
/** By code; anything else is what the mail server said. */
export const failures: Readonly<Record<string, string>> = {
  failed_without_reason: 'No reason given.',
  not_sent_in_time: 'Nobody sent it in time.',
  no_such_address: 'No email can go to this address.',
};
export const whatSaidOutDate = 'What it said is out of date, so it can’t be sent again.';
export const sending = 'Sending…';
export const sendAgainTo = 'Send again to {to}';
export const sendAgain = 'Send again';
export const linkRunOutPerson = 'Its link has run out. The person can ask for another.';
export const linkEmailAloneGive = 'Its link was for this email alone. Give the family a new one, on {page}.';
export const pageOfRequest = 'the page of its request';

export const emailsDidNotArrive = 'Emails that did not arrive';
export const mailServerRefusedThese =
  'A mail server refused these, or was out of reach for too long. Send them again, or tell the person by phone.';
export const loadingEmails = 'Loading the emails…';
