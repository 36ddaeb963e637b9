export const sorts = {
  fit: 'Best fit',
  distance: 'Nearest',
  starts_on: 'Soonest start',
  newest: 'Newest',
} as const;

export const noJobFits = 'No jobs found';
export const showAllJobs = 'Show all jobs';
export const tryFewerFiltersOther = 'Try fewer filters, or other words.';
export const noOpenJobsShow = 'Your profile comes first';
export const goDashboard = 'Go to your dashboard';
export const jobsShowOnceProfile = 'You’ll see jobs when your profile is approved.';
export const cantApplyYet = 'Jobs you can’t apply for yet';

export const requirements = 'Which jobs';
export const allJobs = 'All jobs';
export const iMeetWhatAsked = 'Jobs I can apply for';
export const kindCare = 'Kind of care';
export const anyCare = 'Any care';
export const distance = 'Distance';
export const nearMe = 'Near me';
export const anywhere = 'Anywhere';
export const within = 'Within {distance}';
export const day = 'Day';
export const anyDay = 'Any day';
export const onDays = 'On {label}s';
export const partOfDay = 'Part of the day';
export const anyPart = 'Any part of the day';
export const inPart = '{label}s, {hours}';
export const begins = 'Start';
export const anyStart = 'Any start';
export const beginsWithinWeek = 'Starts within a week';
export const beginsWithinTwoWeeks = 'Starts within two weeks';
export const beginsWithinMonth = 'Starts within a month';
export const pay = 'Pay';
export const anyPay = 'Any pay';
export const leastHour = 'At least {amount} an hour';

export const jobs = 'Jobs';
export const whatFamiliesAskPresent = 'What families need now, and how well it fits you.';
export const searchOtherJobs = 'to search for other jobs';
export const searchTitleTown = 'Search by title or town';
export const showFirst = 'Show first';
export const lookingJobsFit = 'Loading jobs that fit…';
export const looking = 'Loading…';
export const jobCount = { one: '1 job', other: '{count} jobs' };
