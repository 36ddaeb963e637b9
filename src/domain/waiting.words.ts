export const takesLongerThanSaid =
  'This is taking longer than we said. We’re sorry. We haven’t forgotten it.';
export const willHearFrom = 'We’ll answer by {day}.';
export const steps = {
  opened: 'Our team opened it',
  shortlisted: 'We put you on the shortlist',
  offered: 'We decided to offer you the job',
  changes_requested: 'We asked you for changes',
  approved: 'We last approved your profile',
} as const;
export const on = '{step} on {date}.';
