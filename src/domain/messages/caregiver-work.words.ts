export const placement_ended = {
  label: 'End of a placement',
  subject: 'Your placement has ended: {job}',
  heading: 'Your placement has ended',
  before: [
    'Your placement for “{job}” has ended. You no longer see the family’s contact details.',
    'Why: “{reason}”',
  ],
  link: 'Open my application',
  after: [],
};

const changeOff = 'The change we planned for {off} won’t happen.';

export const placement_ending = {
  label: 'Last day of a placement',
  subject: 'Your last day is {day}: {job}',
  heading: 'Your placement ends',
  before: ['Your placement for “{job}” ends on {day}.', 'Why: “{reason}”', changeOff],
  link: 'Open my application',
  after: [],
};

export const placement_changed = {
  label: 'Changed placement',
  subject: 'Your placement has changed: {job}',
  heading: 'Your placement has changed',
  before: [
    'We’ve corrected your placement for “{job}”: {changed}. If something is wrong, call us.',
    'Times: {times}.',
    'Pay an hour: {pay}.',
    'First day: {first}.',
    'Last day: {last}.',
    changeOff,
  ],
  correction: '{now} (before: {before})',
  none: 'none',
  link: 'See my terms',
  after: [],
};

export const visit_not_needed = {
  label: 'Visit not needed',
  subject: 'No visit on {day}: {job}',
  heading: 'You don’t need to come',
  before: ['The family of “{job}” doesn’t need you on {day}, {opens}. All other visits stay as agreed.'],
  link: 'Open my dashboard',
  after: [],
};

export const visit_missed = {
  label: 'Missed visit',
  subject: 'We heard that nobody came on {day}: {job}',
  heading: 'We heard that nobody came',
  before: [
    'We heard that nobody came to “{job}” on {day}, {opens}. Please call us and tell us what happened, even if you did come.',
  ],
  link: 'Open my dashboard',
  after: [],
};

export const visit_not_missed = {
  label: 'Visit not missed',
  subject: 'You didn’t miss your visit on {day}: {job}',
  heading: 'You didn’t miss your visit',
  before: [
    'We wrote that nobody came to “{job}” on {day}, {opens}. That was a mistake, and we’ve corrected it.',
  ],
  link: 'Open my dashboard',
  after: [],
};

export const visit_restored = {
  label: 'Visit takes place after all',
  subject: 'Please come on {day}: {job}',
  heading: 'Please come to your visit',
  before: ['Please come to “{job}” on {day}, {opens}, as agreed.'],
  link: 'Open my dashboard',
  after: [
    'If you can’t come, say so on your dashboard. If the visit is soon, also call us. If we don’t answer, call the family.',
  ],
};

export const own_visit_moved = {
  label: 'Visit at another time',
  subject: 'Your visit is now on {day}, {opens}: {job}',
  heading: 'Your visit has moved',
  before: [
    'Your visit to “{job}” on {fromDay}, {from}, has moved. Please come on {day}, {opens}.',
    'All other visits stay as agreed.',
  ],
  link: 'Open my dashboard',
  after: [
    'If you can’t come then, say so on your dashboard. If the visit is soon, also call us. If we don’t answer, call the family.',
  ],
};

export const absence_covered = {
  label: 'Someone else comes',
  subject: 'Someone else comes on {day}: {job}',
  heading: 'Someone else comes instead of you',
  before: ['Someone else will come to “{job}” on {day}, {opens}. You don’t need to do anything.'],
  link: 'Open my dashboard',
  after: [],
};

export const visit_to_cover = {
  label: 'Covers a visit',
  subject: 'Please come on {day}: {job}',
  heading: 'Thank you for saying yes',
  before: ['Please come to “{job}” on {day}, {opens}.', 'It’s in {town}. Your dashboard shows the address.'],
  link: 'Open my dashboard',
  after: ['If you can’t come after all, say so on your dashboard. If it’s soon, call us too.'],
};

export const cover_ended = {
  label: 'Cover no longer needed',
  subject: 'You don’t need to come on {day}: {job}',
  heading: 'You don’t need to come',
  before: ['You no longer need to come to “{job}” on {day}, {opens}. Thank you for offering.', '{why}'],
  why: { left: 'The placement has ended. Our team may ask you again.' },
  link: 'Open my dashboard',
  after: [],
};

export const cover_asked = {
  label: 'Asked to cover a visit',
  subject: 'Can you come on {day}? {job}',
  heading: 'Can you come to this visit?',
  before: [
    'Can you come to “{job}” instead of another caregiver?',
    '{day}, {hours}, in {town}.',
    'Pay: {pay} an hour.',
    'We may ask other caregivers too. The first yes gets the visit.',
  ],
  link: 'Say yes or no',
  after: [],
};

export const cover_off = {
  label: 'No longer asked to cover a visit',
  subject: 'No answer needed for {day}: {job}',
  heading: 'You don’t need to answer',
  before: ['We asked if you could come to “{job}” on {day}, {opens}. {why} Thank you.'],
  why: { covered: 'Someone else comes.', off: 'Nobody else is needed now.' },
  link: 'Open my dashboard',
  after: [],
};

export const new_terms_proposed = {
  label: 'Proposed change of terms',
  subject: 'New terms to answer: {job}',
  heading: 'Please read the new terms',
  before: [
    'We suggest new terms for “{job}”, from {day}. Please read them, then say yes or no.',
    'With the new terms, {changed} will be different.',
    'The new times: {times}.',
    'The new pay: {pay} an hour.',
  ],
  link: 'Read the new terms',
  after: [],
};

export const new_terms_agreed = {
  label: 'Agreed change of terms',
  subject: 'New terms from {day}: {job}',
  heading: 'New terms from {day}',
  before: ['You and the family of “{job}” both said yes. Nothing changes before {day}.'],
  link: 'Open my placement',
  after: [],
};

export const new_terms_off = {
  label: 'Change of terms cancelled',
  subject: 'Your terms stay as they are: {job}',
  heading: 'Your terms stay as they are',
  before: ['The change to “{job}” planned for {day} won’t happen.'],
  link: 'Open my placement',
  after: [],
};

export const arrival_notes_changed = {
  label: 'Address, phone or notes changed',
  subject: 'A change to {changed}: {job}',
  heading: 'Please read before your next visit',
  before: ['There is a change to {changed} for “{job}”. It’s private, so it isn’t in this message.'],
  changed: { address: 'the address', phone: 'the phone number', notes: 'the notes' },
  link: 'Open my dashboard',
  after: [],
};

export const leave_settled = {
  label: 'Answer to a caregiver who wanted to stop',
  subject: 'You stay as agreed: {job}',
  heading: 'You stay as agreed',
  before: [
    'You told us that you wanted to stop with “{job}”. We’ve agreed with you that you stay.',
    'We wrote: “{reason}”',
  ],
  link: 'Open my placement',
  after: [],
};
