export const outcomes = {
  explained: 'Explained, nothing had to change',
  apologised: 'We apologised',
  care_changed: 'The care was changed',
  caregiver_warned: 'The caregiver was warned',
  care_ended: 'The care ended',
  referred: 'Passed on to someone else',
  not_confirmed: 'Not confirmed',
};
