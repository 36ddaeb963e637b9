export const writeAnswerFirst = 'Write your answer first';
export const shortenAnswerCharacters = 'Shorten your answer to {most} characters';
export const answerNotSent = 'Your answer has not been sent';
export const thankAnswer = 'Thank you. We have your answer.';
export const yourAnswer = 'Your answer';
export const sendAnswerWhatWrite = 'to send your answer. What you write stays on this device';
export const sendingAnswer = 'Sending your answer…';
export const sendAnswer = 'Send answer';
export const askedOn = 'Asked on {time}';
export const questionsAnswered = 'Questions you answered';
export const yourAnswerOf = 'Your answer from {time}';
export const thankGoodHear = 'Thank you. That is good to hear.';
export const onlyTeamReadsAnswer = 'Only our team reads your answer, never {caregiver}.';
export const toAnswer = 'to answer';
export const goesWell = 'It’s going well';
export const notGoWell = 'Something isn’t right';
export const thankTellingLookInto = 'Thank you for telling us. We’ll look into it.';
export const saidGoesWell = 'You said on {on} that it’s going well';
export const gladIfChangesTell = 'We’re glad. If that changes, tell us here.';
export const followAnotherRequest = 'Follow another request';
export const seeAllOfRequest = 'The rest of your request';
export const forTheRestYourLink =
  'This link shows only a part of your request. Open your private link to see and change all of it. Can’t find it? We’ll email you one.';
export const emailMyPrivateLink = 'Email me a private link';
export const nothingToAnswerHere = 'There is nothing to answer here any more. Thank you.';
export const lookingUpRequest = 'Loading your request…';
export const weHaveQuestionsFor = { one: 'We have a question for you', other: 'We have questions for you' };
export const needsNoAnswerAny = 'You don’t need to answer it any more.';
export const loadingQuestion = 'Loading our question…';
export const howGoing = 'How is it going?';
export const questionDidNotArrive =
  'We couldn’t load our question. Reload the page when you have a good connection.';
export const loadingWhoWeSuggest = 'Loading who we suggest…';
export const whoWeSuggest = 'Who we suggest';
export const newTerms = 'New terms';
export const partPageDidNot = 'We couldn’t load this part. Reload the page when you have a good connection.';
export const yourRequest = 'Your request {reference}';
export const reasonGave = 'The reason you gave';
export const theReason = 'The reason';
export const whatHappensNext = 'What happens next';
export const requestCareAgain = 'Request care again';
export const beginsWithAnswers = 'It begins with the answers you gave. You can change them.';
export const questionsCall = 'Questions? Call us';
export const howToReachUs = 'How to reach us';
export const noLongerSuggestCaregiver = 'We no longer suggest this caregiver for you';
export const whatWouldAgreedChanged = 'The terms have changed';
export const whatHappened = 'What has happened';
export const refresh = 'Refresh';
export const asOf = 'As of {seenAt}';
export const requestHadChanged = 'Your request had already changed';
export const answerNotSentNow = 'Your answer was not sent. Read the terms again, then answer.';
export const nothingChangedNowSee = 'Nothing was changed. You now see it as it is.';
export const howDeviceLastSaw =
  'This is your request as this device last saw it. It will update when you’re online.';
export const asItWasOn = 'You see it as it was on {seenAt}.';
export const whatTellAboutOther =
  'This device keeps nothing about other people. You’ll see this part again when you’re online.';
export const visitHadChanged = 'This visit had already changed';
export const saidCameFirstDay = 'Your caregiver told us that they came that day. Call us if that is wrong.';
export const tabTitle = '{title} – Caregiver Placement';
export const readTerms = 'Please read the terms';
export const readAbout = 'Please read about {names}';
export const readAboutSomeone = 'Please read about a caregiver';
export const readNewTerms = 'Please read the new terms';
export const howGoingWith = 'How is it going with {caregiver}?';
export const alsoHere = 'Also on this page: {tasks}';
export const ourQuestions = { one: 'Our question', other: 'Our questions' };
export const firstTime = {
  week: 'Your first week with {caregiver}',
  month: 'Your first month with {caregiver}',
} as const;
export const yourComplaint = 'What you told us';
export const ourAnswer = 'We’ve answered your message';
export const yourAnswerWell = 'Your answer: it’s going well';
