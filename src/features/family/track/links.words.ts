export const privateLinkOpensPage =
  'The private link opens this page on any device. Anyone with it can change your request, so share it only with people you trust.';
export const deviceForgetsRequestWhen = 'Is this device yours alone?';
export const deviceNowKeepsKey = 'This device now keeps your private code.';
export const browserKeepsNothing =
  'Your browser keeps nothing for this site. Keep the link to this page yourself.';
export const keepDevice = 'Keep my request on it';
export const linksHere = 'Links to this page';
export const links = { one: '1 link', other: '{count} links' } as const;
export const linkExplained = 'Give each person their own link. You can end one link and keep the others.';
export const linkMadeBy = {
  request: 'The device that sent the request',
  family: 'A link that you made',
  email: 'Sent by email',
  staff: 'Read out by our team',
} as const;
export const givenByPhone = 'Given on the phone';
export const linkForPart = {
  status: 'Emails about your request',
  visit: 'Email about a visit',
  question: 'Email with a question or an answer',
  introduction: 'Email about a caregiver',
  check_in: 'Email about how it’s going, or what isn’t right',
  terms: 'Email about new terms',
  take_back: 'Email about the end of your request or care',
} as const;
export const linkUsed = 'Made {made}, last opened {used}';
export const linkMade = 'Made {made}';
export const linkNotUsed = 'Made {made}, never opened';
export const linkOfSending = 'Made {made}, when the request was sent';
export const linkUntil = 'Works until {day}';
export const linkKnownToStaff = 'Our team may have seen it';
export const knownLinkExplained =
  'Our team may have seen some of these links, for example to read one out to you. We record everything that is done with these links.';
export const linksInEmails = { one: '1 link in our emails', other: '{count} links in our emails' } as const;
export const thisLink = 'You are using this link';
export const endLink = 'End this link';
export const endLinkNamed = 'End the link “{name}”?';
export const endLinkNow = 'End it';
export const endingLink = 'Ending the link…';
export const linkStopsWorking = 'It will stop working at once. Your other links stay as they are.';
export const linkIsEnded = 'The link has ended.';
export const linkName = 'Who is the link for?';
export const linkNameHint = 'A name that you will recognise, like “Anna’s phone”.';
export const enterLinkName = 'Enter a name for the link';
export const shortenLinkName = 'Shorten the name to {most} characters';
export const makeLink = 'Make a link';
export const makeAnotherLink = 'Make another link';
export const makingLink = 'Making the link…';
export const linkReady = 'The link “{name}” is ready';
export const linkShownOnce = 'Copy it now. We won’t show it again.';
export const tooManyLinks = 'You have too many links. End one before you make another.';
export const toMakeOrEnd = 'to make or end a link';
