export const outcomes = {
  explained: 'Explained, nothing had to change',
  apologised: 'We apologised',
  care_changed: 'The care was changed',
  caregiver_warned: 'The caregiver was warned',
  care_ended: 'The care ended',
  referred: 'Passed on to someone else',
  not_confirmed: 'Not confirmed',
};
export const results = {
  explained: 'We explained what happened. Nothing had to change.',
  apologised: 'We apologised to you.',
  care_changed: 'We changed the care.',
  caregiver_warned: 'We spoke to the person it was about.',
  care_ended: 'The care ended.',
  referred: 'We passed it on to someone who can deal with it.',
  not_confirmed: 'We couldn’t confirm what happened.',
};
