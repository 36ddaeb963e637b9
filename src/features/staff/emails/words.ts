export const justSentAgain = 'Someone else has just sent this email again.';
export const whatEmailSaidNo = 'This email is out of date, so we didn’t send it.';

export const everyEmailArrived = 'No failed emails';
export const ifMailServerRefuses = 'If a mail server refuses one, you’ll find it here.';
export const emailWayAgain = 'The email is on its way again.';
export const givenUpAfter = {
  one: '{label}: we stopped trying {time}, after one try',
  other: '{label}: we stopped trying {time}, after {count} tries',
};
export const reason = 'Reason: {failure}';
/** By code; anything else is what the mail server said. */
export const failures: Readonly<Record<string, string>> = {
  failed_without_reason: 'No reason given.',
  not_sent_in_time: 'It wasn’t sent in time.',
  no_such_address: 'No email can go to this address.',
};
export const whatSaidOutDate = 'It is out of date, so you can’t send it again.';
export const sending = 'Sending…';
export const sendAgainTo = 'Send again to {to}';
export const sendAgain = 'Send again';
export const linkRunOutPerson = 'Its link has expired. The person can ask for another.';
export const linkEmailAloneGive = 'Its link no longer works. Give the family a new one on {page}.';
export const pageOfRequest = 'their request';

export const emailsDidNotArrive = 'Emails that did not arrive';
export const mailServerRefusedThese =
  'Emails that we stopped trying to send. Send them again, or call the person.';
export const loadingEmails = 'Loading the emails…';
