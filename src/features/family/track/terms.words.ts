export const careFor = 'For';
export const care = 'Care';
export const place = 'Town';
export const times = 'Times';
export const firstDay = 'First day';
export const howLong = 'For how long';
export const fromDay = 'from {day}';
export const askedSomething = 'We asked you something';
export const answeredQuestion = 'You answered our question';
export const readAnswer = 'We read your answer';
export const changedAnswers = 'You changed your answers';
export const changedAsToldUs = 'We changed your request, as {who} told us on {day}';
export const changedHowReach = 'You changed how we reach you';
export const introducedSomeone = 'We introduced someone to you';
export const saidYesToCaregiver = 'You said yes to a caregiver we introduced';
export const askedTalkFirstAbout = 'You asked to talk first about a caregiver we introduced';
export const saidNoToCaregiver = 'You said no to a caregiver we introduced';
export const saidNoToTerms = 'You said no to the new terms with {who} from {day}';
export const agreedOnTerms = 'You and {who} agreed to the new terms from {day}';
export const aCaregiverStart = 'A caregiver';
export const placedPartWeek = '{who} was placed with you, for a part of your week';
export const allWeekCovered = 'All of your week is covered';
export const aCaregiver = 'a caregiver';
export const whatAgreedChanged = 'The terms with {who} changed: {changed}';
export const dayCome = 'a later day';
export const toldComesUntil = 'We told you that {who} comes until {day}';
export const endedBeforeBeganCome = '{who} won’t start on {day} after all';
export const noLongerComes = '{who} no longer comes';
export const reopenedRequest = 'You reopened your request';
export const weekCoveredAgain = 'Your week is covered again';
export const tookRequestUpAgain = 'We’re working on your request again';
export const beganLookWhoComes = 'We started looking for the next caregiver';
export const requestOpenAgain = 'We opened your request again';
export const youWrote = 'You: “{reason}”';
export const teamWrote = 'Our team: “{reason}”';
export const promisedBy = 'We promised this by {day}.';
export const promisedSorryCameLater = 'We promised this by {day}. We’re sorry it was late.';
export const toBeSettledWith = 'To be agreed';
export const anHour = '{amount} an hour';
export const browserNotLetCarry = 'Your browser can’t copy your answers. Please call us.';
export const whatAsked = 'What you asked for';
export const allAnswers = 'All your answers';
export const toChangeAnswers = 'to change your answers';
export const changeAnswers = 'Change your answers';
export const yourCaregivers = 'Your caregivers';
export const yourCaregiver = 'Your caregiver';
export const whatIsAgreed = 'Times, pay and documents';
export const whatAgreedThen = 'The terms';
export const documentsWeChecked = 'Documents we checked';
export const documentsChecked = { one: '1 document checked', other: '{count} documents checked' };
export const lastDay = 'Last day';
export const lastDayIs = 'Last day: {day}';
export const pay = 'Pay';
export const careOf = 'Care: {name}';
export const earlierSteps = '{count} earlier steps';
export const ongoing = 'Ongoing';
export const notAllCovered = 'Not all times are covered';
export const yourWeek = 'Your week';
export const seeWeek = 'See the whole week';
export const covered = 'Covered';
export const needed = 'Needed';
export const asYouAsked = {
  heading: 'The terms',
  was: 'You asked for: {before}',
  rest: 'The rest is as you asked. {facts}',
  all: 'This is what you asked for. {facts}',
} as const;
export const sinceYourYes = {
  heading: 'Changed since you said yes',
  was: 'You said yes to: {before}',
  rest: 'The rest is as you agreed. {facts}',
  all: 'This is what you agreed to. {facts}',
} as const;
export const notOffered = 'Not offered: {times}.';
export const beginsLater = 'It begins later than you asked.';
export const earlierYes =
  'You said yes to {firstName} before, but the terms have changed. Please answer again.';
export const yesMeans =
  'If you say yes, you agree to this: {terms}. If any of it changes, we’ll ask you again.';
export const yesMeant = 'You said yes to this: {terms}. If any of it changes, we’ll ask you again.';
export const yesCounts = 'Your yes counts for these terms too. You don’t have to answer again.';
export const talkFirst = 'Please answer before {day}. Would you like to talk first? Call us: {phone}';
export const answerBy = 'Please answer by {day}.';
