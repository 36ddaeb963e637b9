export const caregiverPlacement = 'Caregiver Placement';
export const callUs = 'Phone {phone}, {hours}';

export const codeLeads = 'Code that opens {address}';
export const reference = 'Reference {reference}';
export const dear = 'Dear {contactName},';
export const hello = 'Hello,';
export const requestIs = 'Request {reference}: {status}';
export const reasonGave = 'The reason you gave';
export const theReason = 'What our team wrote';
export const whatHappensNext = 'What happens next';
export const pleaseAnswerTheseQuestions = {
  one: 'Please answer this question first, on your request page or by phone:',
  other: 'Please answer these questions first, on your request page or by phone:',
};
export const yourWeek = 'Your week';
export const yourCaregiver = 'Your caregiver';
export const whoComesWhen = 'Who comes when';
export const name = 'Name';
export const phone = 'Phone';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const open = 'Ongoing';
export const whyEnds = 'Why it ends';
export const times = 'Times';
export const pay = 'Pay';
export const fromDay = 'From {day}';
export const questionCallReferenceHand = 'Questions? Call {phone}, {hours}, and tell us your reference.';
export const kindRegards = 'With kind regards,';
export const placementTeam = 'Your placement team';
export const whatYouAskedFor = 'What you asked for';
export const howReach = 'How we reach you';
export const yourAnswers = 'Your answers';
export const whatWeAsked = 'What we asked you';
export const whatHappened = 'What has happened';
export const when = 'When';
export const what = 'What';
export const openAddress = 'To see the latest, open {address} and type in your private code.';
export const openOrPointPhone =
  'To see the latest, open {address}, or point your phone’s camera at the black and white square. Then type in your private code.';
export const whereCodeIs =
  'Your private code is the end of your private link. It isn’t in this letter, because anyone who has it can change your request. Lost your link? Ask for one at that address, or call us.';

export const yourRequest = 'Your request {reference}';
export const asALetter = 'As a letter';
export const requestSoFar = 'Your request and what has happened so far, to keep or to show to someone.';
export const letterNeedsConnectionFirst =
  'The letter needs a connection the first time. Try again when you’re online.';
export const print = 'Print';
export const download = 'Download';
