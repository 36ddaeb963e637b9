export const request_received = {
  label: 'New request',
  subject: 'New request {reference}',
  heading: 'A family asks for care',
  before: ['Please review request {reference}.'],
  link: 'Open the request',
  after: [],
};

export const request_changed = {
  label: 'Changed request',
  subject: 'Request {reference} has changed',
  heading: 'A family has changed their request',
  before: ['The family changed what request {reference} asks for. We keep the earlier version.'],
  link: 'Open the request',
  after: [],
};

export const request_withdrawn = {
  label: 'Withdrawn request',
  subject: 'Request {reference} is withdrawn',
  heading: 'A family has withdrawn their request',
  before: ['The family of request {reference} no longer needs care from us.'],
  link: 'Open the request',
  after: [],
};

export const request_resumed = {
  label: 'Reopened request',
  subject: 'Request {reference} is open again',
  heading: 'A family has reopened their request',
  before: ['The family of request {reference} needs care after all. Please review it again.'],
  link: 'Open the request',
  after: [],
};

export const request_idle = {
  label: 'Request to be closed',
  subject: 'Request {reference} will be closed',
  heading: 'We’re about to close a request',
  before: [
    'Nobody has worked on request {reference} for a long time. On {day} we’ll close it and tell the family.',
  ],
  link: 'Open the request',
  after: ['To keep it open, work on it or add a note.'],
};

export const question_answered = {
  label: 'Answer from a family',
  subject: 'Answer to a question: request {reference}',
  heading: 'A family has answered',
  before: ['Read what the family of request {reference} answered.'],
  link: 'Read the answer',
  after: [],
};

export const family_wrote = {
  label: 'Message from a family',
  subject: 'A family wrote to us: request {reference}',
  heading: 'A family wrote to us',
  before: ['The family of request {reference} is waiting for an answer.'],
  link: 'Read the message',
  after: [],
};

export const profile_to_check = {
  label: 'Profile to review',
  subject: 'A profile to review',
  heading: 'A caregiver’s profile is waiting',
  before: ['A caregiver has sent or changed their profile. Please review it.'],
  link: 'Open the profile',
  after: [],
};

export const document_to_check = {
  label: 'Documents to check',
  subject: 'Documents to check',
  heading: 'A caregiver’s documents are waiting',
  before: ['A caregiver has uploaded documents. Please check them.'],
  link: 'Open the documents',
  after: [],
};

export const placed_document_lapsed = {
  label: 'Placed caregiver’s expired document',
  subject: '{document} of a placed caregiver has expired',
  heading: 'A placed caregiver’s document has expired',
  before: [
    '“{document}” of a placed caregiver expired on {day}, and the job needs it. Please ask for a new one.',
  ],
  link: 'Open the documents',
  after: [],
};

export const caregiver_left = {
  label: 'Placed caregiver who left',
  subject: 'A caregiver can no longer come: {job}',
  heading: 'A placed caregiver can no longer come',
  before: [
    'The caregiver for “{job}” can no longer work here, so the placement has ended. Please find someone else.',
  ],
  link: 'Open the request',
  after: [],
};

export const placed_away = {
  label: 'Days off with visits to cover',
  subject: 'Days off: {job}',
  heading: 'A placed caregiver is away',
  before: [
    'The caregiver for “{job}” is away {days}, and can’t come to the visits then. The family knows. Please find someone for these visits.',
  ],
  days: { one: 'on {day}', several: 'from {day} to {until}' },
  link: 'Open the placement',
  after: [],
};

export const application_received = {
  label: 'New application',
  subject: 'An application: {job}',
  heading: 'A caregiver has applied',
  before: ['The job is “{job}”. Please answer the application.'],
  link: 'Open the application',
  after: [],
};

export const invitation_declined = {
  label: 'Declined invitation',
  subject: 'Invitation declined: {job}',
  heading: 'A caregiver declined an invitation',
  before: ['A caregiver we invited to “{job}” doesn’t want to apply.'],
  link: 'Read the answer',
  after: [],
};

export const introduction_answered = {
  label: 'Answer to an introduction',
  subject: '{answer}: {job}',
  heading: '{answer}',
  before: ['The family has answered about someone we introduced for “{job}”.'],
  answer: {
    yes: 'The family says yes',
    talk: 'The family wants to talk first',
    no: 'The family says no',
  },
  link: 'Open the application',
  after: [],
};

export const complaint_raised = {
  label: 'Complaint',
  subject: 'Something isn’t right: request {reference}',
  heading: 'We have a complaint',
  before: ['Someone has complained about the care for request {reference}. Please call them today.'],
  link: 'Open the placement',
  after: [],
};

export const safety_raised = {
  label: 'Someone may be unsafe',
  subject: 'Someone may be unsafe: request {reference}',
  heading: 'Someone may be unsafe',
  before: [
    'Someone may be unsafe in the care for request {reference}. Read what we were told, and call now.',
  ],
  link: 'Open the placement',
  after: [],
};

export const visit_uncovered = {
  label: 'Visit to cover',
  subject: 'Nobody comes on {day}: {job}',
  heading: 'A caregiver can’t come',
  before: ['The caregiver for “{job}” can’t come on {day}, {opens}. Please find someone for this visit.'],
  link: 'Open the placement',
  after: [],
};

export const cover_agreed = {
  label: 'Visit covered',
  subject: 'Someone comes on {day}: {job}',
  heading: 'Someone comes instead',
  before: ['A caregiver we invited will go to “{job}” on {day}, {opens}. We’ve told everyone.'],
  link: 'Open the placement',
  after: [],
};

export const nobody_came = {
  label: 'Visit nobody came to',
  subject: 'Nobody came on {day}: {job}',
  heading: 'Nobody came to a visit',
  before: ['Nobody came to the visit for “{job}” on {day}, {opens}. Please call the family.'],
  link: 'Open the placement',
  after: [],
};

export const terms_refused = {
  label: 'No to new terms',
  subject: 'No to new terms: {job}',
  heading: 'Someone said no to new terms',
  before: ['The family or the caregiver said no to the new terms for “{job}”. The terms stay as they are.'],
  link: 'Open the placement',
  after: [],
};

export const leave_asked = {
  label: 'Caregiver who wants to stop',
  subject: 'A caregiver wants to stop: {job}',
  heading: 'A caregiver wants to stop',
  before: [
    'The caregiver for “{job}” wants to stop. The family doesn’t know yet. Please talk to the caregiver.',
  ],
  link: 'Open the placement',
  after: [],
};

export const offer_answered = {
  label: 'Answer to an offer',
  subject: '{answer}: {job}',
  heading: '{answer}',
  before: ['The caregiver answered our offer for “{job}”.'],
  answer: { yes: 'Offer accepted', no: 'Offer declined' },
  link: 'Open the application',
  after: [],
};

export const offer_unanswered = {
  label: 'Unanswered offer',
  subject: 'The caregiver didn’t answer: {job}',
  heading: 'An offer has ended',
  before: ['The caregiver didn’t answer our offer for “{job}” in time. They are on the shortlist again.'],
  link: 'Open the application',
  after: [],
};

export const request_given = {
  label: 'Request assigned',
  subject: 'Request {reference} is assigned to you',
  heading: 'A colleague assigned you a request',
  before: ['You are now the owner of request {reference}.'],
  link: 'Open the request',
  after: ['If you can’t take it on, assign it to someone else, or unassign it.'],
};

export const caregiver_given = {
  label: 'Caregiver assigned',
  subject: 'A caregiver is assigned to you',
  heading: 'A colleague assigned you a caregiver',
  before: ['You are now the owner of this caregiver’s profile and documents.'],
  link: 'Open the profile',
  after: ['If you can’t take this on, assign the caregiver to someone else, or unassign them.'],
};

export const overdue = {
  label: 'Overdue work',
  subject: 'Waiting longer than we promised: {count}',
  heading: 'Someone is waiting longer than we promised',
  before: ['Overdue: {count}. Your dashboard shows which.'],
  link: 'Open the dashboard',
  after: [],
};

export const staff_news = {
  label: 'Several messages in one',
  subject: '{what} ({count})',
  heading: '{what} ({count})',
  before: ['New since our last email. You’ll also find each in your messages.'],
  link: 'Open the dashboard',
  after: [],
};
