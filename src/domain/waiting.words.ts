export const takesLongerThanSaid = 'This takes us longer than we said. We have not forgotten it.';
export const willHearFrom = 'You will hear from us by {day}.';
export const steps = {
  opened: 'Someone on our team opened it',
  shortlisted: 'We put it on the shortlist',
  offered: 'We decided to offer you the job',
  changes_requested: 'We asked you for changes',
  approved: 'We last approved your profile',
} as const;
export const on = '{step} on {date}.';
