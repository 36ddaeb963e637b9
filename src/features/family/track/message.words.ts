export const card = 'Write to our team';
export const yourMessages = 'You and our team';
export const intro = 'Ask us anything, or tell us that you need a change.';
export const within = {
  one: 'We answer within one working day.',
  other: 'We answer within {count} working days.',
};
export const urgent = 'If it can’t wait, call us.';
export const askedChange = 'You asked for a change';
export const nothingChangesYet =
  'You’ll read any new terms here first. Nothing changes until you and your caregiver both say yes.';
export const write = 'Write a message';
export const about = 'What is it about?';
export const chooseOne = 'Choose one';
export const chooseAbout = 'Choose what it is about.';
export const words = 'Your message';
export const onlyTeam = 'Only our team reads this, never the caregiver.';
export const missing = 'Write your message first.';
export const shorten = 'Shorten this to {most} characters.';
export const send = 'Send message';
export const sending = 'Sending your message…';
export const notSent = 'Your message was not sent';
export const sentLater =
  'You have no connection. Keep this page open, and we’ll send it when you’re online again. If you change it first, press “Send message” again.';
export const unsent = 'You haven’t sent this yet. It’s on this device.';
export const wroteOn = 'You wrote on {time}';
export const answerBy = 'We’ll answer by {day}.';
export const received = 'We’ve received it.';
export const answerOf = {
  written: 'We answered on {time}',
  phone: 'We answered by phone on {time}',
};
export const answeredGist = 'We answered: “{words}”';
export const read = 'We read this on {time}. It needed no answer.';
export const earlier = 'Earlier messages';
export const notLoaded = 'We couldn’t load this part. Reload the page, or call us.';
export const loading = 'Loading…';
