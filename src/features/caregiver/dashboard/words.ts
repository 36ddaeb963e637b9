export const offerOf = 'You have a job offer: {title}';
export const weOffer = 'You have a job offer';
export const readTimesPayFirst = 'Read the times, the pay and the first day. Answer by {day}.';
export const newTermsOf = 'New terms: {title}';
export const newTerms = 'New terms';
export const readNewTerms = 'They start on {day} only if you agree. Please read them, then answer.';
export const answerNewTerms = 'Answer the new terms';
export const answerOffer = 'Answer the offer';
export const addNewOne = 'Add a new one';
export const notAccepted = '{document}: not accepted';
export const weWrote = 'We wrote: “{checkNote}”';
export const pleaseAddAnotherOne = 'Please add another one.';
export const expiresSoon = '{document}: expires soon';
export const expired = '{document}: expired';
export const expiredJobsAskNeed = 'It expired on {date}. Jobs that ask for it need a new one.';
export const expiresJobsAskNeed = 'It expires on {date}. From that day, jobs that ask for it need a new one.';

export const yourApplications = 'Your applications';
export const seeThemAll = 'See all applications';
export const notAppliedJobYet = 'You have not applied for a job yet.';
export const applicationsNotSent = {
  one: '{count} application isn’t sent yet. It will send when you’re online.',
  other: '{count} applications aren’t sent yet. They will send when you’re online.',
};
export const placementsEnded = { one: 'placement that ended', other: 'placements that ended' };

export const jobsShowOnceApproved = 'You’ll see jobs when you are approved';
export const thenSeeHereWhat = 'Then this page shows what families near you need, and how well it fits.';
export const noneCanApplyToday = 'No jobs you can apply for today';
export const noOpenJobsToday = 'No open jobs today';
export const belowSeeWhatCould = 'See below what you need before you can apply.';
export const familiesAskCareEvery = 'Please check again soon.';

export const noJobsYet = 'No jobs yet.';

export const jobsForYou = 'Jobs for you';
export const jobsAskSomethingMore = 'Jobs you can’t apply for yet';
export const eachOneSaysWhat = 'Each one says what is missing.';
export const seeAllJobs = 'See all {total} jobs';
export const searchJobs = 'Search jobs';

export const waitingApplication = 'Your application for “{title}”';
export const waitingApplications = { one: 'Your application', other: 'Your {count} applications' };
export const waitingOffer = 'The offer you accepted: “{title}”';
export const waitingOffers = { one: 'The offer you accepted', other: 'The {count} offers you accepted' };
export const waitingLeave = 'Your wish to stop: “{title}”';
export const waitingLeaves = { one: 'Your wish to stop', other: 'Your {count} wishes to stop' };
export const waitingDocuments = { one: 'Your document', other: 'Your {count} documents' };
export const waitingAnswer = 'Waiting for our answer';

export const weInviteYou = 'We’d like you to apply';
export const thinkJobMaySuit = 'This job may suit you. Read it, then apply or say no.';

export const loadingWhatInvite = 'Loading our invitations…';
export const readAmongApplications = 'Read it under your applications';

export const visits = 'Your visits';
export const loadingVisits = 'Loading your visits…';
export const loadingProfile = 'Loading your profile…';
export const welcome = 'Welcome';
export const lookingJobsFit = 'Loading jobs that fit…';
export const hello = 'Hello, {firstName}';

export const coversNotShown = 'Can you come to a visit? Reload the page to answer.';
