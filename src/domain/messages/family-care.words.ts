const toRequest = {
  link: 'Open my request',
  hint: 'This link works for two weeks.',
};
// With a name for a caregiver whose name is no longer known.
const toRequestOfCaregiver = { ...toRequest, unnamed: 'Your caregiver' };
const toVisits = { ...toRequestOfCaregiver, link: 'See my visits' };
const toCaregivers = { ...toRequestOfCaregiver, link: 'See who comes when' };
const toMessage = { ...toRequest, link: 'See my message' };

const whoLeft = '{caregiver} no longer comes. Why: “{reason}”';

const noTalk = 'We no longer need to talk about {others}.';

const caregiverReads =
  '{caregiver} now sees your address, contact details and any notes. {caregiver}’s phone keeps a copy of these until the placement ends.';

export const caregiver_found = {
  label: 'Caregiver found',
  subject: '{caregiver} will come from {day}: request {reference}',
  heading: 'We’ve found a caregiver for you',
  before: [
    '{caregiver} will come from {day}: {times}.',
    noTalk,
    'Your request page shows {caregiver}’s phone number.',
    caregiverReads,
  ],
  ...toCaregivers,
  after: [],
};

export const part_found = {
  label: 'Caregiver for some of the times',
  subject: '{caregiver} will come from {day}: request {reference}',
  heading: 'Some of your times are covered',
  before: [
    '{caregiver} will come from {day}: {times}.',
    noTalk,
    'We’ll look for someone for your other times.',
    caregiverReads,
  ],
  ...toCaregivers,
  after: [],
};

export const covered_again = {
  label: 'Week covered again',
  subject: 'Your week is covered again: request {reference}',
  heading: 'Your week is covered again',
  before: ['A caregiver comes at all your times again. Your request page shows who comes when.'],
  ...toRequest,
  link: 'See who comes when',
  after: [],
};

const nobodyComes = [
  'Nobody comes at these times: {times}.',
  'After {until}, nobody comes at these times yet: {timesThen}.',
];

export const searching_again = {
  label: 'Search continues',
  subject: 'We’re looking for someone else: request {reference}',
  heading: 'We’re looking for someone else',
  before: [whoLeft, ...nobodyComes, 'We’ll contact you when we have someone to suggest.'],
  ...toRequestOfCaregiver,
  after: [],
};

export const part_uncovered = {
  label: 'Some times not covered',
  subject: 'Nobody comes at some times: request {reference}',
  heading: 'Some of your times are not covered',
  before: [whoLeft, ...nobodyComes, 'Nothing else changes. Your request page shows who comes when.'],
  ...toRequestOfCaregiver,
  link: 'See who comes when',
  after: [],
};

const changeOff = 'The change we planned for {off} won’t happen.';

export const care_ending = {
  label: 'Care ends',
  subject: '{caregiver} comes until {day}: request {reference}',
  heading: '{caregiver} comes until {day}',
  before: ['Why this ends:', '“{reason}”', changeOff, 'Your request page shows what happens next.'],
  ...toRequestOfCaregiver,
  after: [],
};

export const care_ended = {
  label: 'Care has ended',
  subject: '{caregiver} no longer comes: request {reference}',
  heading: '{caregiver} no longer comes',
  before: ['Why: “{reason}”', 'Your request page shows what happens next.'],
  ...toRequestOfCaregiver,
  after: [],
};

export const care_changed = {
  label: 'Care changes',
  subject: 'We’ve made a correction: request {reference}',
  heading: 'We’ve made a correction',
  before: [
    'We’ve corrected {changed}. Your request page shows it. If something is wrong, call us.',
    changeOff,
  ],
  ...toRequest,
  after: [],
};

export const care_recorded = {
  label: 'Care recorded',
  subject: 'You can now follow your care online: request {reference}',
  heading: 'You can now follow your care online',
  before: [
    '{caregiver} comes to you from {day}: {times}.',
    'We’ve recorded that you agreed to this. Your request page shows the terms. If something is wrong, call us.',
    caregiverReads,
  ],
  ...toRequestOfCaregiver,
  link: 'See the terms',
  after: [],
};

export const visit_off = {
  label: 'Visit without a caregiver, to the family',
  subject: '{caregiver} can’t come on {days}: request {reference}',
  heading: '{caregiver} can’t come',
  before: [
    '{caregiver} can’t come on {day}, {opens}.',
    'They also can’t come on {more}.',
    'We’ll look for someone else and tell you.',
    'Need help before {soon}? Call {call}. In an emergency, call {emergency}.',
    '{nextIn} In an emergency, call {emergency}.',
  ],
  days: { one: '{day} and one more time', other: '{day} and {count} more times' },
  ...toVisits,
  after: [],
};

export const visit_covered = {
  label: 'Someone else comes, to the family',
  subject: '{other} comes on {day}: request {reference}',
  heading: '{other} comes instead',
  before: [
    '{caregiver} can’t come on {day}, {opens}. {other} will come instead.',
    '{other} sees your address, contact details and any notes until that day is over.',
  ],
  ...toVisits,
  unnamedOther: 'Another caregiver',
  after: [],
};

export const visit_on_again = {
  label: 'Visit takes place after all, to the family',
  subject: '{caregiver} comes on {days}: request {reference}',
  heading: '{caregiver} comes after all',
  before: ['{caregiver} will come on {day}, {opens}, after all.', 'They will also come on {more}.'],
  days: { one: '{day} and one more time', other: '{day} and {count} more times' },
  ...toVisits,
  after: [],
};

export const visit_moved = {
  label: 'Visit at another time, to the family',
  subject: 'Your visit is now on {day}, {opens}: request {reference}',
  heading: 'Your visit has moved',
  before: [
    'The visit on {fromDay}, {from}, has moved. {caregiver} will come on {day}, {opens}.',
    'All other visits stay as agreed.',
  ],
  ...toVisits,
  after: ['If this time doesn’t suit you, call us.'],
};

export const terms_proposed = {
  label: 'Proposed change of terms, to the family',
  subject: 'Please read the new terms: request {reference}',
  heading: 'Please read the new terms',
  before: [
    'There are new terms for your care, from {day}. Nothing changes unless you say yes.',
    'With the new terms, {changed} will be different.',
    'The new times: {times}.',
    'The new pay: {pay} an hour.',
  ],
  ...toRequest,
  link: 'Read the new terms',
  after: [],
};

export const terms_agreed = {
  label: 'Agreed change of terms, to the family',
  subject: 'Your care changes from {day}: request {reference}',
  heading: 'Your care changes from {day}',
  before: [
    'You and your caregiver both said yes. Until {day}, nothing changes.',
    'From then on, {changed} will be different.',
    'Your new times: {times}.',
    'The new pay: {pay} an hour.',
  ],
  ...toRequest,
  link: 'Read the new terms',
  after: [],
};

export const terms_off = {
  label: 'Change of terms cancelled, to the family',
  subject: 'Your care stays as it is: request {reference}',
  heading: 'Your care stays as it is',
  before: ['The change planned for {day} won’t happen. If you still need it, call us.'],
  ...toRequest,
  after: [],
};

export const check_in = {
  label: 'Check-in',
  subject: 'How is it going? Request {reference}',
  heading: 'How is it going?',
  before: ['Please tell us if the care is going well. Only our team reads your answer, never the caregiver.'],
  ...toRequest,
  link: 'Tell us how it’s going',
  after: [],
};

export const complaint_received = {
  label: 'Complaint received',
  subject: 'We’ve received your message: request {reference}',
  heading: 'We’ve received your message',
  before: [
    'Thank you for telling us.',
    'We’ll call or email you by {due}.',
    'Only our team reads your message, never the caregiver.',
  ],
  ...toMessage,
  after: [],
};

export const safety_received = {
  label: 'Someone may be unsafe: received',
  subject: 'We’ve received your message: request {reference}',
  heading: 'We’ve received your message',
  before: [
    'If someone is in danger now, call {emergency}.',
    'Our safeguarding contact: {phone}, {email}. You can also tell the {authority}.',
    'We’ll call or email you by {due}.',
  ],
  ...toMessage,
  after: ['Only our team reads your message, never the caregiver.'],
};

export const complaint_settled = {
  label: 'Complaint settled',
  subject: 'We’ve dealt with what you told us: request {reference}',
  heading: 'We’ve dealt with what you told us',
  before: ['{outcome}', 'If something still isn’t right, tell us again or call us.'],
  ...toMessage,
  after: [],
};
