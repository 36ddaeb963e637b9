export const heading = 'Messages from the family';
export const noun = 'messages';
export const waits = 'Waiting for an answer';
export const wroteOn = 'Written {time}';
export const answerOf = {
  written: 'Answered in writing, {time}',
  phone: 'Answered by phone, {time}',
  none: 'No answer needed, {time}',
};
export const answer = 'Answer';
export const noAnswer = 'No answer needed';
export const noted = 'Noted. The family sees that we’ve read it.';
export const changeTerms = 'Propose new terms for {name}';
export const openPlacement = 'Placement of {name}';
export const changeRequest = 'Change request';

export const title = 'Answer the family of {client}';
export const how = 'How do you answer?';
export const ways = { written: 'In writing', phone: 'I’ve answered by phone' };
export const yourAnswer = 'Your answer';
export const whatSaid = 'What you said, and what was agreed';
export const getsEmail = 'The family reads it on their page and gets an email.';
export const readsOnPage = 'The family reads it on their page. They get no email.';
export const callToo = 'Call them too';
export const save = 'Save answer';
export const sending = 'Saving the answer…';
export const missing = 'Write the answer first.';
export const shorten = 'Shorten this to {most} characters.';
export const saved = 'Answer saved';
