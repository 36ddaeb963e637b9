export const title = 'Something isn’t right';
export const sorry = {
  one: 'We’re sorry. We’ll call or email you by the end of our next working day.',
  other: 'We’re sorry. We’ll call or email you within {count} working days.',
};
export const onlyTeam = 'Only our team reads this, never the caregiver.';
export const who = 'Whose visits is it about?';
export const orElse = 'If it’s about someone or something else, choose the nearest, and tell us below.';
export const cameOn = '{caregiver}, on {day}';
export const chooseWho = 'Choose whose visits it is about.';
export const chooseOne = 'Choose one';
export const kind = 'What is it about?';
export const chooseKind = 'Choose what it is about.';
export const words = 'What happened?';
export const send = 'Tell our team';
export const shorten = 'Shorten this to {most} characters.';
export const notSent = 'Your message was not sent';
export const tooMany = 'We’re still looking into what you told us before. Call us about this: {phone}';
export const danger = 'If someone is in danger now, call {emergency}.';
export const ifDanger =
  'In danger now? Call {emergency}. If you fear that someone is hurt, frightened or robbed, see {page}.';
export const page = 'our safeguarding page';
export const moreOnPage = 'To see what else you can do, read {page}.';
export const safeguarding = 'Our safeguarding contact: {phone} or {email}.';
export const card = 'If something isn’t right';
export const tellUs = 'Tell us what isn’t right';
export const intro = 'Tell us about anything, small or big. {onlyTeam}';
export const notShownOffline = 'Without a connection we don’t show what you told us before. It is not lost.';
export const received = 'You told us on {date}';
export const open = 'We’ve received it.';
export const openUntil = 'We’ve received it. We’ll call or email you by {day}.';
export const settled = 'We dealt with this on {date}.';
export const tellAgain = 'If it still isn’t right, please tell us again.';
export const about = '{kind} ({caregiver}’s visits)';
export const aboutStandIn = '{kind} ({caregiver}, {day})';
export const sentLater =
  'You have no connection. Keep this open, and we’ll send it when you’re online again. If you change it first, press “Tell our team” again.';
export const unsent = 'You haven’t sent what you wrote. It’s on this device. Press “{tellUs}” to send it.';
export const notLoaded = 'We couldn’t load this part. Reload the page, or call us.';
export const loading = 'Loading…';
