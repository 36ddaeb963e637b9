export const withoutScripts = 'To see how many families are looking, allow scripts on this page, or call us.';
export const looking = 'Loading the jobs…';
export const cannotShow = 'We can’t show this now. Check your connection.';
export const tryAgain = 'Try again';
export const tooFew =
  'Only a few families are looking today. We don’t show more, so that nobody can tell who they are.';
export const families = '{count} or more families are looking for a caregiver now.';
export const byRegion = 'Region';
export const byCare = 'Kind of care';
export const byPart = 'Part of the day';
export const howMany = 'Families';
export const payAnHour = 'Usual pay an hour';
export const orMore = '{count} or more';
export const fromTo = '{from} to {to}';
export const notSaid = 'Not known';
export const partHours = '{part}, {hours}';
export const howCounted =
  'We count once a day. We only show numbers of three families or more, so that nobody can tell who they are.';
