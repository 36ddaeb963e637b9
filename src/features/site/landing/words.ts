export const careHomeSomeoneFits = 'Care at home from someone who fits';
export const requestCareFewMinutes =
  'Request care at home in a few minutes, without an account. We look for a qualified caregiver near you.';
export const caregiverPlacement = 'Caregiver Placement';

export const careHomeFromSomeone = 'Care at home, from someone who fits';
export const tellUsWhatNeeded =
  'Tell us what is needed. We look for a qualified caregiver near you, and stay with you until the right person is at your door.';
export const requestCare = 'Request care';
export const workCaregiver = 'Work as a caregiver';
export const yourRequestStatusSee = 'Your request {reference} {status} {see}';
export const seeHowStands = 'See how it stands';
export const noAccountNeeded = 'No account needed to request care.';
export const alreadyRegistered = 'Already registered? {signIn}';
export const signIn = 'Sign In';
export const youAreSignedIn = 'You are signed in: {dashboard}';
export const goDashboard = 'Go to your dashboard';

export const checkedByPerson = 'Checked by a person';
export const identityQualificationsWhatElse =
  'Identity, qualifications and what else a job calls for. {meaning}';
export const whatCheckMeans = 'What a check means';
export const canAskByPhone = '{hours}. You can ask by phone, too.';
export const alreadyRequestedCare = 'Already requested care?';
export const stepByStep = '{follow}, step by step.';
export const followRequest = 'Follow your request';

export const howItWorks = 'How it works';
export const youTellUs = 'You tell us';
export const whoNeedsCareKind =
  'Who needs care, what kind, when and where. You can stop at any time and go on later on the same device.';
export const weReadIt = 'We read it';
export const personServiceCentreReads =
  'A person at the service centre reads your request and turns it into a job that names nobody.';
export const caregiversApply = 'Caregivers apply';
export const compareSkillsTimesDistance =
  'We compare skills, times, distance and languages, and see who fits and why.';
export const oneIsPlaced = 'One is placed';
export const onlyThenLearnName = 'Only then does this caregiver learn your name and where you live.';

export const forFamilies = 'For families';
export const forMotherPartnerChild =
  'For your mother, your partner, your child or yourself. It takes a few minutes, also on a phone with a weak connection, and you get a reference at once. A neighbour or social worker can ask for you.';
export const forCaregivers = 'For caregivers';
export const tellOnceWhatCan =
  'Tell us once what you can do, when, and how far you travel. See which jobs fit and why, and apply on a single page. Every application gets an answer.';
export const signUp = 'Sign Up';

export const howWeCheck = 'How we check caregivers';
export const whatWeDo = 'What we do';
export const proofIdentityQualificationsSeen =
  'Proof of identity, care qualifications and the other documents that a job calls for are seen by a person on our staff.';
export const eachCheckSaysWhat = 'Each check says what was looked at, on which day, and until when it holds.';
export const documentRunsOutStops = 'When a document runs out, it stops counting.';
export const whatNotMean = 'What that does not mean';
export const backgroundCheckShowsRecord =
  'A background check shows what was on record on the day it was made. It can’t promise how someone will act.';
export const verifiedDocumentInOrder =
  'A verified document was in order when we saw it. It is not a recommendation.';
export const meetCaregiverAskQuestions =
  'Meet the caregiver, ask your own questions, and tell us when something does not feel right.';

export const questions = 'Questions';
export const whatFamiliesAskMost = 'What families ask us most. If yours is missing, {talk}.';
export const talkToUs = 'talk to us';
export const beginWhatKnow = 'Begin with what you know';
export const formTakesFewMinutes = 'The form takes a few minutes, and a person reads what you write.';
