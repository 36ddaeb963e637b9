const toRequest = {
  link: 'Open my request',
  hint: 'This link works for two weeks.',
};

const notYou = 'If this wasn’t you, call us.';

const privateLink =
  'Use this link to check, change or withdraw your request. Anyone with it can do the same, so keep it private.';

export const receipt = {
  label: 'Receipt of a request',
  subject: 'We’ve received your request {reference}',
  heading: 'We’ve received your request',
  before: ['Your reference is {reference}. We’ll contact you by {due}.', '{ifTooLate}', privateLink],
  late: { yes: 'If that’s too late, please call us.' },
  link: 'Open my request',
  after: ['If you didn’t ask for care, please tell us.'],
};

export const helper_receipt = {
  label: 'Receipt of a request, to the person who asked for a family',
  subject: 'We’ve received your request for someone else: {reference}',
  heading: 'We’ve received your request for someone else',
  before: [
    'The reference is {reference}. We’ll contact the family by {due}. Tell us the reference if you call.',
    'To protect the family, this email doesn’t say who they are or what they need.',
  ],
  link: 'Contact us',
  after: ['If you didn’t ask for care for someone, please tell us.'],
};

export const private_link = {
  label: 'Private link',
  subject: 'Your link to request {reference}',
  heading: 'Your private link',
  before: [
    'Your new link opens all of request {reference}. Your other links still work.',
    'Anyone with this link can act for you, so keep it private.',
  ],
  link: 'Open my request',
  after: ['If you didn’t ask for this link, call us.'],
};

export const request_read = {
  label: 'Request in review',
  subject: 'We’re reviewing your request {reference}',
  heading: 'We’re reviewing your request',
  before: ['We’ll contact you if something is unclear.'],
  ...toRequest,
  after: [],
};

export const question = {
  label: 'Question to a family',
  subject: 'We have a question: request {reference}',
  heading: 'We have a question',
  before: ['We need an answer from you before we can continue.'],
  ...toRequest,
  link: 'Answer the question',
  after: [],
};

export const request_published = {
  label: 'Request published',
  subject: 'We’re looking for a caregiver: request {reference}',
  heading: 'We’re looking for a caregiver',
  before: [
    'Approved caregivers can now read what you need. They don’t see your name, address or contact details.',
  ],
  ...toRequest,
  after: [],
};

export const introduction = {
  label: 'Introduction of caregivers',
  subject: 'Meet {caregivers}: request {reference}',
  heading: 'We’d like to introduce {caregivers}',
  before: [
    'Read why we suggest {caregivers}, and tell us what you think. You decide before anyone is placed.',
  ],
  ...toRequest,
  link: 'Read and answer',
  unnamed: 'someone',
  after: [],
};

export const terms_offered = {
  label: 'Terms to read',
  subject: '{task}: request {reference}',
  heading: 'Please read the terms',
  before: [
    '{caregiver} could come to you. Please read the times, the pay and the first day.',
    'Then say yes or no by {until}.',
    '{counts}',
    'You can change your mind until someone is placed.',
  ],
  ...toRequest,
  link: 'Read the terms',
  after: [],
  answerBy: 'Please answer by {until}',
  read: 'Please read the terms',
  yesCounts: 'You said yes before. Your yes counts for these terms, too.',
  unnamed: 'The caregiver we introduced',
};

export const request_reopened = {
  label: 'Request reopened',
  subject: 'We’re working on your request {reference} again',
  heading: 'We’re working on your request again',
  before: ['{caregiver} no longer comes. Why: “{reason}”', 'We’ll contact you when there is news.'],
  ...toRequest,
  unnamed: 'Your caregiver',
  after: [],
};

export const message_answered = {
  label: 'Answer to a family',
  subject: 'We’ve answered your message: request {reference}',
  heading: 'We’ve answered your message',
  before: ['Our answer is on your request page.'],
  ...toRequest,
  link: 'Read the answer',
  after: [],
};

export const request_declined = {
  label: 'Request declined',
  subject: 'We can’t help with request {reference}',
  heading: 'We can’t help with this request',
  before: ['We’re sorry that we can’t help. Why:', '“{reason}”'],
  ...toRequest,
  after: [],
};

export const request_closed = {
  label: 'Request closed',
  subject: 'Your request {reference} is closed',
  heading: 'Your request is closed',
  before: [
    '{caregiver} no longer comes.',
    '{caregivers} no longer come.',
    'Why: “{reason}”',
    'If you still need care, call us.',
  ],
  ...toRequest,
  after: [],
};

export const takes_longer = {
  label: 'Longer than promised',
  subject: 'Your request {reference} is taking longer',
  heading: 'This is taking longer than we said',
  before: ['You should have heard from us by now. We’re sorry. We haven’t forgotten your request.'],
  ...toRequest,
  after: [],
};

export const withdrawal_noted = {
  label: 'Withdrawal, to the family',
  subject: 'Your request {reference} is withdrawn',
  heading: 'Your request is withdrawn',
  before: ['We’ve stopped working on your request.', '{ifNeeded}'],
  reopen: 'If you need care after all, you can reopen it on your request page for seven days.',
  placed: { yes: 'If you need care after all, please request it again.' },
  ...toRequest,
  after: [notYou],
};

export const withdrawal_undone = {
  label: 'Reopened request, to the family',
  subject: 'Your request {reference} is open again',
  heading: 'Your request is open again',
  before: ['We’ll review your request again.', 'We’ll contact you by {due}.'],
  ...toRequest,
  after: [notYou],
};

export const contact_changed = {
  label: 'Changed contact details',
  subject: 'New contact details for your request {reference}',
  heading: 'Your contact details have changed',
  before: ['We’ll use your new contact details for request {reference}.'],
  ...toRequest,
  after: [notYou],
};

export const contact_address_left = {
  label: 'Changed contact details, to the old address',
  subject: 'We no longer email you about request {reference}',
  heading: 'We no longer email this address',
  before: ['Someone changed the email address of request {reference}. Emails about it no longer come here.'],
  link: 'Contact us',
  after: [notYou],
};
