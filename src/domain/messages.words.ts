// The texts of every message, by its kind: what staff call it, then what it says. `before` and `after` stand around the link.

/** Around every email. */
export const frame = {
  greeting: 'Dear {name},',
  greetingWithoutName: 'Hello,',
  signOff: ['Questions? Call {phone}, {hours}.', 'Caregiver Placement'],
  stop: 'Stop these emails',
};

const notYou = 'If this wasn’t you, call us now.';
const howOften = 'To hear once a week or never, go to “Emails” in your account.';
const privateLink =
  'Use this link to check, change or withdraw your request. Anyone with it can do the same, so keep it private.';
const whoLeft = 'Your caregiver no longer comes. Why: “{reason}”';
const toRequest = {
  link: 'Open my request',
  hint: 'This link works for two weeks.',
};

export const invitation = {
  label: 'Invitation',
  subject: 'You’re invited to join our team',
  heading: 'You’re invited',
  before: ['We’d like you to join our placement team as an admin, with the address {to}.'],
  link: 'Accept the invitation',
  after: [
    'The link is for you alone and works for seven days. If you didn’t expect this, ignore this email.',
  ],
};

export const role_changed = {
  label: 'Changed role',
  subject: 'Your role has changed',
  heading: 'Your role has changed',
  before: ['Our team has changed what {to} can do. Your role is now: {role}.'],
  link: 'Sign in',
  after: ['If you didn’t expect this, call us.'],
};

export const deactivated = {
  label: 'Closed account',
  subject: 'Your account is closed for now',
  heading: 'Your account is closed for now',
  before: ['Our team has closed the account {to} for now. Nothing in it is deleted. Why:', '“{reason}”'],
  link: 'Contact us',
  after: ['If you think this is a mistake, please tell us.'],
};

export const second_factor_reset = {
  label: 'Reset second factor',
  subject: 'Your second factor has been reset',
  heading: 'Your second factor has been reset',
  before: [
    'A colleague has reset your second factor and signed you out. You’ll set up a new one when you next sign in.',
  ],
  link: 'Sign in',
  after: ['If you didn’t ask for this, call a colleague now.'],
};

export const second_factor_added = {
  label: 'New second factor',
  subject: 'Your account has a second factor',
  heading: 'Your account has a second factor',
  before: ['You now sign in with your password and a code from your authenticator app.'],
  link: 'Contact us',
  after: ['If you didn’t set this up, call us now.'],
};

export const address_changed = {
  label: 'Changed address',
  subject: 'Your account has a new email address',
  heading: 'Your account has a new email address',
  before: [
    'Your account was {to} until now. From now on, sign in with the new address. Emails no longer come here.',
  ],
  link: 'Contact us',
  after: ['If this wasn’t you, call us now.'],
};

export const password_changed = {
  label: 'Changed password',
  subject: 'Your password has changed',
  heading: 'Your password has changed',
  before: ['The account {to} has a new password. All other devices are signed out.'],
  link: 'Contact us',
  after: ['If this wasn’t you, call us now.'],
};

export const receipt = {
  label: 'Receipt of a request',
  subject: 'We’ve received your request {reference}',
  heading: 'We’ve received your request',
  before: ['Your reference is {reference}. We’ll contact you by {due}.', privateLink],
  link: 'Open my request',
  after: ['If you didn’t ask for care, please tell us.'],
};

export const private_link = {
  label: 'Private link',
  subject: 'Your link to request {reference}',
  heading: 'Your private link',
  before: ['Your new link to request {reference} is below. Your other links still work.', privateLink],
  link: 'Open my request',
  after: ['If you didn’t ask for this link, call us.'],
};

export const request_read = {
  label: 'Request being read',
  subject: 'We’re reviewing your request {reference}',
  heading: 'We’re reviewing your request',
  before: ['We’re reviewing what you need. We’ll contact you if something is unclear.'],
  ...toRequest,
  after: [],
};

export const question = {
  label: 'Question to a family',
  subject: 'We have a question: request {reference}',
  heading: 'We have a question',
  before: ['We need an answer from you before we can continue.'],
  ...toRequest,
  after: [],
};

export const request_published = {
  label: 'Request published',
  subject: 'We’re looking for a caregiver: request {reference}',
  heading: 'We’re looking for a caregiver',
  before: [
    'Caregivers near you can now read what you need. They don’t see your name, address or contact details.',
  ],
  ...toRequest,
  after: [],
};

const caregiverReads =
  'Your caregiver now sees your address, phone number and notes for the door. Their phone keeps a copy until the placement ends.';

export const caregiver_found = {
  label: 'Caregiver found',
  subject: 'We’ve found a caregiver: request {reference}',
  heading: 'We’ve found a caregiver for you',
  before: ['Your request page shows who will come, their phone number and the first day.', caregiverReads],
  ...toRequest,
  after: [],
};

export const part_found = {
  label: 'Caregiver for a part',
  subject: 'A caregiver for some of your times: request {reference}',
  heading: 'A part of your week is covered',
  before: [
    'A caregiver will come at these times: {times}.',
    'We’re still looking for your other times. Your request page shows who comes when.',
    caregiverReads,
  ],
  ...toRequest,
  after: [],
};

export const covered_again = {
  label: 'Week covered again',
  subject: 'Your week is covered again: request {reference}',
  heading: 'Your week is covered again',
  before: ['A caregiver comes at all your times again. Your request page shows who comes when.'],
  ...toRequest,
  after: [],
};

export const introduction = {
  label: 'Introduction of caregivers',
  subject: 'Someone for you to meet: request {reference}',
  heading: 'We’d like to introduce someone',
  before: [
    'Read about someone who may suit you, and tell us what you think. You decide before anyone is placed.',
  ],
  ...toRequest,
  after: [],
};

export const terms_offered = {
  label: 'Terms to read',
  subject: 'Please read the terms: request {reference}',
  heading: 'Please read the terms',
  before: [
    'You can now read the times, the cost and the first day.',
    'If we need your answer, the page asks for it. You can change your mind until someone is placed.',
  ],
  ...toRequest,
  after: [],
};

export const searching_again = {
  label: 'Search continues',
  subject: 'We’re looking for someone else: request {reference}',
  heading: 'We’re looking for someone else',
  before: [
    whoLeft,
    'We’re looking for another caregiver. We’ll contact you when we have someone to suggest.',
  ],
  ...toRequest,
  after: [],
};

export const part_uncovered = {
  label: 'A part is uncovered',
  subject: 'Nobody comes at some times: request {reference}',
  heading: 'Some of your times are not covered',
  before: [
    whoLeft,
    'Nobody comes at these times: {times}.',
    'Nothing else changes. Your request page shows who comes when.',
  ],
  ...toRequest,
  after: [],
};

export const request_reopened = {
  label: 'Request reopened',
  subject: 'We’re working on your request {reference} again',
  heading: 'We’re working on your request again',
  before: [whoLeft, 'We’re working on your request again. We’ll contact you.'],
  ...toRequest,
  after: [],
};

export const care_ending = {
  label: 'Care ends',
  subject: 'Your caregiver comes until {day}: request {reference}',
  heading: 'Your caregiver is leaving',
  before: ['Your caregiver comes until {day}. Why:', '“{reason}”'],
  ...toRequest,
  after: [],
};

export const care_ended = {
  label: 'Care has ended',
  subject: 'Your caregiver no longer comes: request {reference}',
  heading: 'Your caregiver no longer comes',
  before: ['A caregiver no longer comes.{why} Your request page shows what happens next.'],
  why: ' Why: “{reason}”.',
  ...toRequest,
  after: [],
};

export const care_changed = {
  label: 'Care changes',
  subject: 'What we agreed has changed: request {reference}',
  heading: 'What we agreed has changed',
  before: [
    'We’ve corrected {changed}. Your request page shows what is agreed. If something is wrong, call us.',
  ],
  ...toRequest,
  after: [],
};

export const visit_off = {
  label: 'Visit without a caregiver, to the family',
  subject: 'Your caregiver can’t come on {days}: request {reference}',
  heading: 'Your caregiver can’t come',
  before: [
    'Your caregiver can’t come on {day}, {opens}.',
    'Also not on {more}.',
    'We’ll look for someone else and tell you.',
    'This is soon, from {soon}. If you need help before then, call {call}.',
  ],
  days: { one: '{day} and one more time', other: '{day} and {count} more times' },
  ...toRequest,
  after: [],
};

export const visit_covered = {
  label: 'Someone else comes, to the family',
  subject: 'Someone else comes on {day}: request {reference}',
  heading: 'Someone else comes',
  before: [
    'Your usual caregiver can’t come on {day}, {opens}. Another caregiver will come. Your request page says who.',
    'Until that day is over, they see your address, phone number and notes for the door.',
  ],
  ...toRequest,
  after: [],
};

export const visit_on_again = {
  label: 'Visit takes place after all, to the family',
  subject: 'Your caregiver comes on {days}: request {reference}',
  heading: 'Your caregiver comes after all',
  before: ['Your usual caregiver will come on {day}, {opens}, after all.', 'Also on {more}.'],
  days: { one: '{day} and one more time', other: '{day} and {count} more times' },
  ...toRequest,
  after: [],
};

export const visit_moved = {
  label: 'Visit at another time, to the family',
  subject: 'Your visit is now on {day}, {opens}: request {reference}',
  heading: 'Your visit is at another time',
  before: [
    'Your caregiver’s visit on {fromDay}, {from}, has moved. They now come on {day}, {opens}.',
    'All other visits stay as agreed.',
  ],
  ...toRequest,
  after: ['If this time doesn’t suit you, call us.'],
};

export const terms_proposed = {
  label: 'Proposed change of terms, to the family',
  subject: 'Please read the new terms: request {reference}',
  heading: 'Please read the new terms',
  before: [
    'We’d like to change your care from {day}. Nothing changes until you and your caregiver both say yes.',
  ],
  ...toRequest,
  after: [],
};

export const terms_agreed = {
  label: 'Agreed change of terms, to the family',
  subject: 'Your care changes from {day}: request {reference}',
  heading: 'Your care changes from {day}',
  before: ['You and your caregiver both said yes. Until {day}, nothing changes.'],
  ...toRequest,
  after: [],
};

export const terms_off = {
  label: 'Change of terms that won’t come, to the family',
  subject: 'Your care stays as it is: request {reference}',
  heading: 'Your care stays as it is',
  before: ['The change from {day} won’t happen. If you still need it, call us.'],
  ...toRequest,
  after: [],
};

export const check_in = {
  label: 'Check-in',
  subject: 'How is it going? Request {reference}',
  heading: 'How is it going?',
  before: ['Tell us in one click if the care is going well. Only our team reads it, never the caregiver.'],
  ...toRequest,
  after: [],
};

export const complaint_received = {
  label: 'Complaint received',
  subject: 'We’ve received your message: request {reference}',
  heading: 'We’ve received your message',
  before: ['Thank you for telling us. We’ll call or email you. Only our team reads it, never the caregiver.'],
  ...toRequest,
  after: [],
};

export const safety_received = {
  label: 'Someone may be unsafe: received',
  subject: 'We’ve received your message: request {reference}',
  heading: 'We’ve received your message',
  before: [
    'If someone is in danger now, call {emergency}.',
    'Our safeguarding contact: {phone}, {email}. You can also tell the {authority}.',
    'We’ll call or email you.',
  ],
  ...toRequest,
  after: ['Only our team reads it, never the caregiver.'],
};

export const complaint_settled = {
  label: 'Complaint settled',
  subject: 'What you told us is settled: request {reference}',
  heading: 'What you told us is settled',
  before: ['We’ve settled what you told us about. If it still isn’t right, tell us again or call us.'],
  ...toRequest,
  after: [],
};

export const message_answered = {
  label: 'Answer to a family',
  subject: 'We’ve answered your message: request {reference}',
  heading: 'We’ve answered your message',
  before: ['You wrote to us about your request {reference}. Our answer is on your request page.'],
  ...toRequest,
  link: 'Read the answer',
  after: [],
};

export const request_declined = {
  label: 'Request declined',
  subject: 'We can’t help with request {reference}',
  heading: 'We can’t help with this request',
  before: ['We’re sorry. We can’t find a caregiver for you. Why:', '“{reason}”'],
  ...toRequest,
  after: [],
};

export const request_closed = {
  label: 'Request closed',
  subject: 'Your request {reference} is closed',
  heading: 'Your request is closed',
  before: ['Your request {reference} is closed.', 'Why: “{reason}”'],
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
  before: [
    'We’ve stopped working on your request.',
    'If you need care after all, you can reopen it on your request page for seven days.',
  ],
  ...toRequest,
  after: [notYou],
};

export const withdrawal_undone = {
  label: 'Resumed request, to the family',
  subject: 'Your request {reference} is open again',
  heading: 'Your request is open again',
  before: ['You need care after all, so we’ll review your request again.', 'We’ll contact you by {due}.'],
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
  subject: 'We no longer write here about request {reference}',
  heading: 'We no longer write to this address',
  before: ['Someone changed the email address of request {reference}. Emails about it no longer come here.'],
  link: 'Contact us',
  after: [notYou],
};

export const profile_received = {
  label: 'Profile received',
  subject: 'We’ve received your profile',
  heading: 'We’ve received your profile',
  before: [
    'We’ll answer by {due}.',
    'We can only approve it once we have checked the documents that your care needs. You can still add them.',
  ],
  link: 'Open my dashboard',
  after: [],
};

export const profile_approved = {
  label: 'Profile approved',
  subject: 'Your profile is approved',
  heading: 'Your profile is approved',
  before: ['You can now apply for jobs.'],
  link: 'See the jobs that fit',
  after: [],
};

export const profile_changes = {
  label: 'Changes to a profile',
  subject: 'Your profile needs a change',
  heading: 'Your profile needs a change',
  before: [
    'What we’d like you to change: “{reason}”',
    'Please check {fields}. When you’ve made the change, we’ll review it again.',
  ],
  link: 'Open my profile',
  after: [],
};

export const profile_suspended = {
  label: 'Profile suspended',
  subject: 'Your profile is suspended',
  heading: 'Your profile is suspended',
  before: ['You can’t apply for jobs for now. Why:', '“{reason}”'],
  link: 'Open my profile',
  after: [],
};

export const document_verified = {
  label: 'Document checked',
  subject: '{document}: checked',
  heading: 'We’ve checked your document',
  before: ['We’ve checked your document “{document}”. It counts from now on.'],
  link: 'Open my documents',
  after: [],
};

export const document_rejected = {
  label: 'Document not accepted',
  subject: '{document}: not accepted',
  heading: 'We couldn’t accept your document',
  before: ['We couldn’t accept your document “{document}”. Why:', '“{reason}”'],
  link: 'Open my documents',
  after: ['You can upload another one at any time.'],
};

export const document_expiring = {
  label: 'Document expires soon',
  subject: '{document}: expires on {day}',
  heading: 'Your document is about to expire',
  before: [
    'Your document “{document}” expires on {day}. {then}',
    'Please add a new one. A photo is enough. We need a few days to check it.',
  ],
  thenWherePlaced:
    'Your placement needs it: {placed}. Your placement continues, but after that day you can’t apply for other jobs.',
  then: 'After that day you can’t apply for jobs that need it.',
  link: 'Add a new one',
  after: [],
};

export const invited = {
  label: 'Invitation to a job',
  subject: 'A job that may suit you: {job}',
  heading: 'A job that may suit you',
  before: ['“{job}” may suit you. Read about it. Then apply, or tell us that it isn’t for you.'],
  link: 'Read the invitation',
  after: ['You don’t have to answer.'],
};

export const invitation_ended = {
  label: 'End of an invitation',
  subject: 'No longer open to you: {job}',
  heading: 'An invitation has ended',
  before: ['We invited you to apply for “{job}”. This has ended. Why:', '“{reason}”'],
  link: 'See other jobs',
  after: [],
};

export const application_recorded = {
  label: 'Application by phone',
  subject: 'You have applied: {job}',
  heading: 'We’ve recorded your application',
  before: ['You told us on {day} that you’d like the job “{job}”. You don’t have to do anything.'],
  link: 'Open my application',
  after: ['If this isn’t right, withdraw your application, or call us.'],
};

export const document_dated = {
  label: 'Document dated',
  subject: '{document}: {until}',
  heading: 'We’ve corrected a document’s end date',
  before: ['We’ve recorded that your document “{document}” {until}.'],
  until: 'expires on {day}',
  unlimited: 'does not run out',
  link: 'Open my documents',
  after: ['If this isn’t right, call us.'],
};

export const document_lapsed = {
  label: 'Document lapsed while placed',
  subject: '{document}: please add a new one now',
  heading: 'A document for your placement has expired',
  before: [
    'Your document “{document}” expired on {day}, and your placement needs it. Add a new one now. Until then, you can’t apply for other jobs.',
  ],
  link: 'Add a new one',
  after: [],
};

export const shortlisted = {
  label: 'Shortlist',
  subject: 'You are on the shortlist: {job}',
  heading: 'You are on the shortlist',
  before: ['You’re one of the caregivers we’re considering for “{job}”.'],
  link: 'Open my application',
  after: [],
};

export const introduced = {
  label: 'Introduced to a family',
  subject: 'We’ve shared your profile: {job}',
  heading: 'We’ve shared your profile with a family',
  before: [
    'For “{job}”, the family reads your first name, photo, profile and checked documents. They don’t see your surname, phone number or address.',
  ],
  link: 'Open my application',
  after: [],
};

export const introduction_ended = {
  label: 'Introduction ended',
  subject: 'The family chose not to go ahead: {job}',
  heading: 'The family chose not to go ahead',
  before: [
    'The family of “{job}” chose not to continue. It’s no reflection on your work.',
    'We’ll keep your application, in case this changes. If you no longer want the job, withdraw it.',
  ],
  link: 'Open my application',
  after: [],
};

export const offered = {
  label: 'Offer',
  subject: 'Job offer: {job}. Answer by {until}',
  heading: 'You have a job offer',
  before: [
    'We’d like to place you in “{job}”. Check the times, pay and first day.',
    'Accept or decline by {until}.',
  ],
  link: 'Open my application',
  after: [],
};

export const offer_ended = {
  label: 'Offer ended',
  subject: 'The offer has ended: {job}',
  heading: 'The offer has ended',
  before: ['We’ve withdrawn our offer for “{job}”. We still have your application.'],
  link: 'Open my application',
  after: [],
};

export const placed = {
  label: 'Placement',
  subject: 'The job is yours: {job}',
  heading: 'The job is yours',
  before: ['The job “{job}” is yours. Your application now shows the family’s contact details.'],
  link: 'Open my application',
  after: [],
};

export const declined = {
  label: 'Application declined',
  subject: 'About your application: {job}',
  heading: 'Not this time',
  before: ['Thank you for applying for “{job}”. We didn’t choose you this time. Why:', '“{reason}”'],
  link: 'Open my application',
  after: [],
};

export const application_reopened = {
  label: 'Application reopened',
  subject: 'Your application is open again: {job}',
  heading: 'Your application is open again',
  before: [
    '{again} It is for “{job}”{renamed}. You don’t have to do anything.',
    'The job may have changed, so please read it again. If you no longer want it, withdraw your application.',
  ],
  again: {
    published: 'A job you applied for is open again, and so is your application.',
    considered: 'We’re considering your application again.',
  },
  renamed: ', which is now called “{now}”',
  link: 'Open my application',
  after: [],
};

export const job_changed = {
  label: 'Changed job',
  subject: 'The job has changed: {job}',
  heading: 'A job has changed',
  before: [
    'We’ve changed “{job}”: {changed}. Please read it again. If you applied, your application still counts. Withdraw it if the job no longer suits you.',
  ],
  parts: {
    title: 'its title',
    description: 'its description',
    times: 'its times',
    documents: 'the documents it asks for',
  },
  link: 'Open my application',
  after: [],
};

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

export const placement_ending = {
  label: 'Last day of a placement',
  subject: 'Your last day is {day}: {job}',
  heading: 'Your placement ends',
  before: ['Your placement for “{job}” ends on {day}. Why:', '“{reason}”'],
  link: 'Open my application',
  after: [],
};

export const placement_changed = {
  label: 'Changed placement',
  subject: 'Your placement has changed: {job}',
  heading: 'Your placement has changed',
  before: ['We’ve corrected {changed} of your placement for “{job}”. If something is wrong, call us.'],
  link: 'Open my application',
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
  after: ['If you can’t come, call us now.'],
};

export const own_visit_moved = {
  label: 'Visit at another time',
  subject: 'Your visit is now on {day}, {opens}: {job}',
  heading: 'Your visit is at another time',
  before: [
    'Your visit to “{job}” on {fromDay}, {from}, has moved. Please come on {day}, {opens}.',
    'All other visits stay as agreed.',
  ],
  link: 'Open my dashboard',
  after: ['If you can’t come then, call us now.'],
};

export const absence_covered = {
  label: 'Someone else goes',
  subject: 'Someone else visits on {day}: {job}',
  heading: 'Someone else goes instead of you',
  before: ['Someone else will go to “{job}” on {day}, {opens}. You don’t need to do anything.'],
  link: 'Open my dashboard',
  after: [],
};

export const visit_to_cover = {
  label: 'Visit instead of someone',
  subject: 'You come on {day}: {job}',
  heading: 'Thank you for coming',
  before: ['Thank you for saying yes. Please go to “{job}” on {day}, {opens}. It is on your dashboard.'],
  link: 'Open my dashboard',
  after: ['If you can’t go after all, call us now.'],
};

export const cover_ended = {
  label: 'Visit instead of someone, no longer needed',
  subject: 'You don’t need to come on {day}: {job}',
  heading: 'You don’t need to come',
  before: ['You don’t need to go to “{job}” on {day}, {opens}, any more. Thank you for offering.'],
  link: 'Open my dashboard',
  after: [],
};

export const cover_asked = {
  label: 'Question whether they can cover a visit',
  subject: 'Can you come on {day}? {job}',
  heading: 'Can you come to this visit?',
  before: [
    'Can you go to “{job}” instead of another caregiver?',
    '{day}, {hours}, in {town}.',
    'Pay: {pay} an hour.',
    'We’ve asked several caregivers. The first yes gets the visit.',
  ],
  link: 'Say yes or no',
  after: [],
};

export const cover_off = {
  label: 'Question whether they can cover a visit, ended',
  subject: 'No answer needed for {day}: {job}',
  heading: 'You don’t need to answer',
  before: ['We asked if you could go to “{job}” on {day}, {opens}. {why} Thank you.'],
  why: { covered: 'Someone else goes.', off: 'Nobody else is needed now.' },
  link: 'Open my dashboard',
  after: [],
};

export const new_terms_proposed = {
  label: 'Proposed change of terms',
  subject: 'New terms to answer: {job}',
  heading: 'Please read the new terms',
  before: ['We’d like to change your terms for “{job}” from {day}. Please read them, then say yes or no.'],
  link: 'Open my placement',
  after: [],
};

export const new_terms_agreed = {
  label: 'Agreed change of terms',
  subject: 'New terms from {day}: {job}',
  heading: 'New terms from {day}',
  before: ['You and the family both said yes. Until {day}, nothing changes.'],
  link: 'Open my placement',
  after: [],
};

export const new_terms_off = {
  label: 'Change of terms that won’t come',
  subject: 'Your terms stay as they are: {job}',
  heading: 'Your terms stay as they are',
  before: ['The change for “{job}” from {day} won’t happen. Nothing changes.'],
  link: 'Open my placement',
  after: [],
};

export const arrival_notes_changed = {
  label: 'Notes for arrival changed',
  subject: 'Please read what to know on arrival: {job}',
  heading: 'What to know on arrival has changed',
  before: ['The family of “{job}” changed what to know at the door. Please read it before your next visit.'],
  link: 'Open my dashboard',
  after: ['It is private, so it isn’t in this message.'],
};

export const leave_settled = {
  label: 'Answer to a caregiver who wanted to stop',
  subject: 'You stay as agreed: {job}',
  heading: 'You stay as agreed',
  before: [
    'You told us that you want to stop with “{job}”. As we agreed with you, everything stays as it is.',
    'We wrote: “{reason}”',
  ],
  link: 'Open my placement',
  after: [],
};

export const takes_longer_caregiver = {
  label: 'Longer than promised, to a caregiver',
  subject: 'We need longer than we said',
  heading: 'This is taking longer than we said',
  before: ['You should have heard from us about {waiting} by now. We’re sorry. We haven’t forgotten you.'],
  waiting: {
    profile: 'your profile',
    document: 'your documents',
    application: 'your application',
    offer: 'your job offer',
    leave: 'your wish to stop',
  },
  link: 'Open my dashboard',
  after: [],
};

export const job_found = {
  label: 'New job that fits',
  subject: 'A new job that fits you: {job}',
  heading: 'A new job fits you',
  before: ['A family is looking for someone like you: “{job}”.'],
  link: 'Read the job',
  after: [howOften],
};

export const jobs_found = {
  label: 'New jobs that fit',
  subject: '{count} new jobs that fit you',
  heading: 'New jobs fit you',
  before: ['Families are looking for someone like you:', '“{job}”', 'And {more} more.'],
  link: 'See the jobs',
  after: [howOften],
};

export const request_received = {
  label: 'New request',
  subject: 'New request {reference}',
  heading: 'A family asks for care',
  before: ['A family has sent request {reference}.'],
  link: 'Open the request',
  after: [],
};

export const request_changed = {
  label: 'Changed request',
  subject: 'Request {reference} has changed',
  heading: 'A family has changed their request',
  before: ['The family changed what request {reference} asks for. The earlier version is kept.'],
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
  label: 'Resumed request',
  subject: 'Request {reference} is open again',
  heading: 'A family has reopened their request',
  before: ['The family of request {reference} needs care after all. Please review it again.'],
  link: 'Open the request',
  after: [],
};

export const request_idle = {
  label: 'Request about to be closed',
  subject: 'Request {reference} will be closed',
  heading: 'We’re about to close a request',
  before: [
    'Nobody has worked on request {reference} for a long time. On {day} we’ll close it and tell the family.',
  ],
  link: 'Open the request',
  after: ['To keep it open, work on it or add a note.'],
};

export const question_answered = {
  label: 'Answer of a family',
  subject: 'Answer to a question: request {reference}',
  heading: 'A family has answered',
  before: ['The family of request {reference} has answered a question.'],
  link: 'Read the answer',
  after: [],
};

export const family_wrote = {
  label: 'Message of a family',
  subject: 'A family wrote to us: request {reference}',
  heading: 'A family wrote to us',
  before: ['The family of request {reference} wrote to us and waits for an answer.'],
  link: 'Read the message',
  after: [],
};

export const profile_to_check = {
  label: 'Profile to check',
  subject: 'A profile to check',
  heading: 'A caregiver’s profile is waiting',
  before: ['A caregiver has sent a profile, or changed an approved one.'],
  link: 'Look at the profile',
  after: [],
};

export const document_to_check = {
  label: 'Documents to check',
  subject: 'Documents to check',
  heading: 'A caregiver’s documents are waiting',
  before: ['A caregiver uploaded documents today.'],
  link: 'Look at the documents',
  after: [],
};

export const placed_document_lapsed = {
  label: 'Expired document of a placed caregiver',
  subject: '{document} of a placed caregiver has expired',
  heading: 'A placed caregiver’s document has expired',
  before: [
    '“{document}” of a placed caregiver expired on {day}, and the job needs it. Please ask for a new one.',
  ],
  link: 'Look at the documents',
  after: [],
};

export const caregiver_left = {
  label: 'Placed caregiver who can no longer come',
  subject: 'A caregiver can no longer come: {job}',
  heading: 'A placed caregiver can no longer come',
  before: [
    'The caregiver for “{job}” can no longer work here, so the placement has ended. Please find someone else.',
  ],
  link: 'Open the request',
  after: [],
};

export const placed_away = {
  label: 'Days off over agreed visits',
  subject: 'Days off: {job}',
  heading: 'A placed caregiver has days off',
  before: [
    'The caregiver for “{job}” has days off from {day} to {until}, and can’t come to the visits on these days. The family knows. Please find someone for them.',
  ],
  link: 'Open the placement',
  after: [],
};

export const application_received = {
  label: 'New application',
  subject: 'An application: {job}',
  heading: 'A caregiver applies',
  before: ['A caregiver has applied for “{job}”.'],
  link: 'Look at the application',
  after: [],
};

export const invitation_declined = {
  label: 'Declined invitation',
  subject: 'Invitation declined: {job}',
  heading: 'A caregiver says no, thank you',
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
  before: ['Something isn’t right with the care for request {reference}. Please call today.'],
  link: 'Open the placement',
  after: [],
};

export const safety_raised = {
  label: 'Someone may be unsafe',
  subject: 'Someone may be unsafe: request {reference}',
  heading: 'Someone may be unsafe',
  before: ['We were told that someone may be unsafe in the care for request {reference}. Please call now.'],
  link: 'Open the placement',
  after: [],
};

export const visit_uncovered = {
  label: 'Visit without a caregiver',
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
  label: 'Nobody came',
  subject: 'Nobody came on {day}: {job}',
  heading: 'Nobody came to a visit',
  before: ['Nobody came to the visit for “{job}” on {day}, {opens}. Please call the family.'],
  link: 'Open the placement',
  after: [],
};

export const terms_refused = {
  label: 'Refused change of terms',
  subject: 'New terms refused: {job}',
  heading: 'New terms were refused',
  before: ['One side said no to the new terms for “{job}”. The terms stay as they are.'],
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
  before: ['There is an answer to the offer for “{job}”.'],
  answer: { yes: 'Offer accepted', no: 'Offer declined' },
  link: 'Open the application',
  after: [],
};

export const offer_unanswered = {
  label: 'Unanswered offer',
  subject: 'Nobody answered an offer: {job}',
  heading: 'An offer has run out',
  before: ['Nobody answered an offer for “{job}” in time. The applicant is on the shortlist again.'],
  link: 'Open the application',
  after: [],
};

export const request_given = {
  label: 'Request assigned',
  subject: 'Request {reference} is yours',
  heading: 'A colleague assigned you a request',
  before: ['You are now the owner of request {reference}.'],
  link: 'Open the request',
  after: ['If you can’t do it, assign it to someone else, or unassign it.'],
};

export const caregiver_given = {
  label: 'Caregiver assigned',
  subject: 'A caregiver is yours',
  heading: 'A colleague assigned you a caregiver',
  before: ['You are now the owner of this caregiver’s profile and documents.'],
  link: 'Open the profile',
  after: ['If you can’t do it, assign it to someone else, or unassign it.'],
};

export const overdue = {
  label: 'Overdue',
  subject: 'Waiting longer than we promised: {count}',
  heading: 'Someone is waiting longer than we promised',
  before: ['We promised to answer sooner: {count}. They are first on your dashboard.'],
  link: 'Open the dashboard',
  after: [],
};

export const staff_news = {
  label: 'Several messages in one',
  subject: '{what}: {count} new',
  heading: '{what}: {count} new',
  before: ['New since our last email. You’ll find each in your messages.'],
  link: 'See them',
  after: [],
};

export const confirmation = {
  label: 'Confirmation of an address',
  subject: 'Please confirm your email address',
  heading: 'Welcome',
  before: ['Please confirm that {to} is your address. Then your account is ready.'],
  link: 'Confirm my address',
  after: ['The link works once and for one hour. If you didn’t sign up, ignore this email.'],
};

export const recovery = {
  label: 'Link to a new password',
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  before: ['Someone asked for a new password for {to}.'],
  link: 'Choose a new password',
  after: [
    'The link works once and for one hour. If it wasn’t you, ignore this email. Your password stays the same.',
  ],
};

export const email_change = {
  label: 'Confirmation of a new address',
  subject: 'Please confirm your new email address',
  heading: 'Confirm your new address',
  before: ['Please confirm that you want to sign in with {to}.'],
  link: 'Confirm my new address',
  after: [
    'The link works once and for one hour. If you didn’t ask for this, ignore this email. Nothing changes.',
  ],
};
