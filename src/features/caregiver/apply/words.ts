export const shortenMessageCharacters = 'Shorten your message by {over} characters.';
export const times = 'Times';
export const chooseTimesCan = 'Choose the times you can do.';

export const whenCanCome = 'When can you come?';
export const iCanAllThese = 'I can do all of these times';
export const iCanPartThem = 'I can do some of these times';
export const busyAtSome = 'You are not free at the others.';
export const chooseTimes = 'Choose the times';
export const timesCan = 'Times you can do';
export const placementTeamReadsBeside = 'Only our team sees these.';

export const cantApplyYet = 'You can’t apply for this yet';

export const applicationNotSent = 'Your application was not sent';
export const applicationWillAnswer = 'We have your application. We’ll answer it.';
export const applyJob = 'Apply for this job';
export const addMessage = 'Add a message to us';
export const yourMessage = 'Your message';
export const whyWouldLikeJob = 'Why would you like this job? Only our team reads it.';
export const mayWeShare = 'May we share your profile with the family?';
export const canChangeLaterApplications = '{what} {never} You can change this later.';
export const yesShare = 'Yes';
export const weMaySuggest = 'We can suggest you to the family.';
export const noDontShare = 'No';
export const weCannotSuggest = 'We can’t suggest you to the family until you change this.';
export const chooseMayShare = 'Choose yes or no: may we share your profile with the family?';
export const applyOffline = '{why}. Your application will wait on this device, and send automatically.';
export const applicationWaits = 'Your application hasn’t been sent yet';
export const applicationSendsItself =
  'It will send when you’re online and this app is open. Then we’ll answer it.';
export const notSentYet = 'Not sent yet';
export const sendingApplication = 'Sending your application…';
export const apply = 'Apply';

export const fromYou = '{place} ({distance} from you)';
export const theJob = 'The job';
export const care = 'Care';
export const whatAsksFor = 'Skills, languages and documents';
export const howLong = 'For how long';
export const budget = 'Budget';
export const notSaid = 'Not said';
export const anHour = '{amount} an hour';
export const skills = 'Skills';
export const noneParticular = 'None in particular';
export const languages = 'Languages';
export const documents = 'Documents';

export const howWellFits = 'How well it fits';
export const fitsOf = '{score} of 100';
export const placementTeamSeesSame = 'Our team sees the same numbers.';
export const changeProfile = 'Change your profile';

export const inviteApply = 'We’d like you to apply';
export const canApplyBelowTell = 'You can apply below, or tell us that it isn’t for you.';
export const beforeCanApplySomething =
  'See below what you need before you can apply. Or tell us that it isn’t for you.';
export const thinkJobMaySuit = 'This job may suit you.';
export const werePlacedHere = 'You were placed here';
export const placementIfWouldLike = 'Your placement {end}. If you’d like to come again, call us.';
export const wereToldIfNot = 'We heard that you {end}. If this is wrong, please call us.';
export const withdrewApplication = 'You withdrew your application';
export const appliedJob = 'You have applied for this job';
export const applicationState = 'Your application: {label}.';
export const canApplyBelow = 'The job is still open. You can apply below.';
export const canApplyAgainBelow = 'The job is still open. You can apply again below.';
export const jobClosedSince = 'The job is closed.';
export const seeApplication = 'See your application';
export const saidNoInvitation = 'You said no to our invitation';
export const weHadInvitedYou = 'We invited you';

export const openingJob = 'Loading the job…';
export const job = 'Job';
export const jobs = 'Jobs';
export const whenHelpNeeded = 'When help is needed';
export const comparedOwnWeekWithout =
  'We compared it with your week. Times when you already work don’t count as free.';
export const comparedOwnWeekWhich = 'We compared it with the week in your profile.';
export const free = 'Free';
export const needed = 'Needed';
export const notOpenedHere =
  'You haven’t opened this job on this device before. You can read it when you’re online.';
export const jobNotHere = 'This job is not here';
export const mayFilled = 'The job may be taken';
export const seeJobs = 'See the jobs for you';
export const familiesJobsCloseOnce =
  'Jobs show only while they are open and your profile is approved. The link may also be incomplete.';
