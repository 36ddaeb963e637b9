export const careHomeSomeoneFits = 'Care at home from someone who fits';
export const requestCareFewMinutes =
  'Request care at home in a few minutes, without an account. We’ll look for a qualified caregiver near you.';
export const caregiverPlacement = 'Caregiver Placement';

export const signedOut = 'You’re signed out.';
export const careHomeFromSomeone = 'Care at home, from someone who fits';
export const tellUsWhatNeeded = 'Tell us what you need. We’ll look for a qualified caregiver near you.';
export const requestCare = 'Request care';
export const workCaregiver = 'Work as a caregiver';
export const yourRequestStatusSee = 'Your request {reference} {status} {see}';
export const checkRequest = 'Check your request';
export const moreAboutUs = 'More about us';
export const ourServices = 'Services';
export const aboutUs = 'About';
export const jobs = 'Jobs';
export const noAccountNeeded = 'No account needed to request care.';
export const alreadyRegistered = 'Already registered? {signIn}';
export const signIn = 'Sign In';
export const youAreSignedIn = 'You are signed in: {dashboard}';
export const goDashboard = 'Go to your dashboard';

export const checkedByPerson = 'Checked by a person';
export const identityQualificationsWhatElse =
  'Identity, qualifications and the other documents a job needs. {meaning}';
export const whatCheckMeans = 'What a check means';
export const canAskByPhone = 'You can also ask by phone. {hours}.';
export const answerInDays = {
  one: 'An answer within 1 working day',
  other: 'An answer within {count} working days',
};
export const answerSameDay = 'An answer on the same working day';
export const personReadsThenCalls = 'A person reads your request, then calls or emails you.';
export const careIn = 'Care in {area}';
export const comeToYourHome = 'Caregivers come to your home.';
export const priceAnHour = '{from} to {to} an hour';
export const usualPriceHere = 'What care usually costs here. You agree on pay with the caregiver.';
export const alreadyRequestedCare = 'Already requested care? {follow}';
export const followRequest = 'Follow your request';

export const howItWorks = 'How it works';
export const youTellUs = 'You tell us';
export const whoNeedsCareKind =
  'Who needs care, what kind, when and where. You can pause and continue on the same device.';
export const weReadIt = 'We read your request';
export const personServiceCentreReads =
  'A person reads it, and writes a job description that doesn’t name you.';
export const caregiversApply = 'Caregivers apply';
export const compareSkillsTimesDistance = 'We compare skills, times, distance and languages.';
export const oneIsPlaced = 'A caregiver is placed';
export const onlyThenLearnName = 'They see your name and address only then.';

export const forFamilies = 'For families';
export const forMotherPartnerChild =
  'For your mother, your partner, your child or yourself. It takes a few minutes, even with a weak connection. A neighbour or social worker can ask for you.';
export const forCaregivers = 'For caregivers';
export const tellOnceWhatCan =
  'Tell us what you can do, when, and how far you travel. See which jobs fit, and why. Every application gets an answer.';
export const signUp = 'Sign Up';
export const seeWhoIsLooking = 'See which jobs there are now';

export const howWeCheck = 'How we check caregivers';
export const whatWeDo = 'What we do';
export const proofIdentityQualificationsSeen =
  'Our team checks proof of identity, care qualifications and other documents a job needs.';
export const eachCheckSaysWhat = 'Each check says what we looked at, when, and how long it counts.';
export const documentRunsOutStops = 'When a document expires, it stops counting.';
export const whatNotMean = 'What a check doesn’t mean';
export const backgroundCheckShowsRecord =
  'A background check shows what was on record that day. It can’t promise how someone will act.';
export const verifiedDocumentInOrder =
  'A verified document was in order when we saw it. It is not a recommendation.';
export const meetCaregiverAskQuestions =
  'So meet the caregiver, ask questions, and tell us if something isn’t right.';

export const questions = 'Questions';
export const whatFamiliesAskMost = 'What families ask us most. If yours is missing, {talk}.';
export const talkToUs = 'talk to us';
export const beginWhatKnow = 'Begin with what you know';
export const formTakesFewMinutes = 'It takes a few minutes. A person will read what you write.';
