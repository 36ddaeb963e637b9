export const canYouCome = 'Can you come to a visit?';
export const firstYes = 'We may ask other caregivers too. The first yes gets the visit.';
export const where = 'In {town}. You’ll see the address when you say yes.';
export const whereAndHowFar = 'In {town}, {distance} away. You’ll see the address when you say yes.';
export const care = 'Care: {care}';
export const pay = 'Pay: {amount} an hour';
export const yes = 'Yes, I can come';
export const no = 'No, I can’t come';
export const ofVisit = 'on {visit}';
export const saving = 'Saving…';
export const toAnswer = 'to answer';
export const yours = 'Thank you. The visit is yours.';
export const noted = 'Thank you for telling us.';
export const refusals = {
  cannot_cover: 'You aren’t free then, or this visit needs something you don’t have. Call us.',
  family_said_no: 'We no longer need you for this visit. Thank you.',
  visit_over: 'This visit has begun. Call us if you can still come.',
};
