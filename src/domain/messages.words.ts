// The texts of every message, by its kind: what staff call it, then what it says. `before` and `after` stand around the link.

/** Around every email. */
export const frame = {
  greeting: 'Dear {name},',
  greetingWithoutName: 'Hello,',
  signOff: ['Kind regards,', 'Caregiver Placement', '{phone}, {hours}'],
  stop: 'Stop these emails',
};

const callUs = 'If you would rather talk, please call us.';
const notYou = 'If that was not you, please call us at once.';
const howOften =
  'You hear of new jobs at most once a day. In your account, under “Emails”, you can have it once a week, or not at all.';
const privateLink =
  'With this link you see how your request stands, and can answer, change or withdraw it. Whoever has it can do the same. Give it only to people you trust:';
const whoLeft = 'Your caregiver no longer comes. We wrote: “{reason}”';
const toRequest = {
  link: 'Open my request',
  hint: 'This link works for two weeks, on any phone or computer. It shows only what this email is about. To see everything, open your private link.',
};

export const invitation = {
  label: 'Invitation',
  subject: 'You are invited to join our team',
  heading: 'You are invited',
  before: [
    'You have been invited to join our placement team, with the address {to}. As an admin you help families find the right caregiver.',
  ],
  link: 'Accept the invitation',
  after: [
    'The link is for you alone and works for seven days. If you did not expect this, ignore this email and nothing happens.',
  ],
};

export const role_changed = {
  label: 'Changed role',
  subject: 'Your account has changed',
  heading: 'Your account has changed',
  before: ['Our team has changed what your account {to} may do. From now on your role is: {role}.'],
  link: 'Sign in',
  after: ['If this surprises you, please call us.'],
};

export const deactivated = {
  label: 'Closed account',
  subject: 'Your account has been closed for now',
  heading: 'Your account is closed for now',
  before: [
    'Our team has closed the account {to}. It cannot be used at present. Nothing in it has been deleted. We wrote:',
    '“{reason}”',
  ],
  link: 'Contact us',
  after: ['If you think this is a mistake, or have a question, please ask. We are glad to help.'],
};

export const second_factor_reset = {
  label: 'Reset second factor',
  subject: 'Your second factor has been reset',
  heading: 'Your second factor has been reset',
  before: [
    'Someone on our team has reset your second factor. You are signed out everywhere. Next time you sign in, you’ll set up a new one.',
  ],
  link: 'Sign in',
  after: ['If you didn’t ask for this, call a colleague now.'],
};

export const second_factor_added = {
  label: 'New second factor',
  subject: 'Your account has a second factor',
  heading: 'Your account has a second factor',
  before: ['From now on you sign in with your password and a code from your authenticator app.'],
  link: 'Contact us',
  after: ['If you didn’t set this up, call us now.'],
};

export const address_changed = {
  label: 'Changed address',
  subject: 'Your account has a new email address',
  heading: 'Your account has a new email address',
  before: [
    'The account that was {to} until now has a new address. From now on, sign in with that one. Emails no longer come here.',
    'If it was you, there is nothing to do. If it was not, contact us at once.',
  ],
  link: 'Contact us',
  after: [],
};

export const password_changed = {
  label: 'Changed password',
  subject: 'Your password has changed',
  heading: 'Your password has changed',
  before: ['The account {to} has a new password. Every other device is signed out.'],
  link: 'Contact us',
  after: ['If it was you, there is nothing to do. If it was not, contact us at once.'],
};

export const receipt = {
  label: 'Receipt of a request',
  subject: 'We have your request {reference}',
  heading: 'We have your request',
  before: [
    'Your request for care has reached us. Its reference is {reference}.',
    'You will hear from us by {due}.',
    privateLink,
  ],
  link: 'Open my request',
  after: [callUs, 'If you did not ask for care, please tell us: somebody has used your address by mistake.'],
};

export const private_link = {
  label: 'Private link',
  subject: 'Your link to request {reference}',
  heading: 'Your private link',
  before: [
    'Here is a link to your request {reference}. Other links to it still work. You can end each of them on your request page.',
    privateLink,
  ],
  link: 'Open my request',
  after: ['If you did not ask for it, please call us.'],
};

export const request_read = {
  label: 'Request being read',
  subject: 'We are reading your request {reference}',
  heading: 'We are reading your request',
  before: ['Somebody of our team has begun to work on your request {reference}.'],
  ...toRequest,
  after: [callUs],
};

export const question = {
  label: 'Question to a family',
  subject: 'A question about your request {reference}',
  heading: 'We have a question',
  before: ['Before we can continue with your request {reference}, we have a question for you.'],
  ...toRequest,
  after: [callUs],
};

export const request_published = {
  label: 'Request published',
  subject: 'We are looking for a caregiver: request {reference}',
  heading: 'We are looking for a caregiver',
  before: [
    'Caregivers near you can now read what care your request {reference} is about: not your name, your address or how to reach you.',
  ],
  ...toRequest,
  after: [callUs],
};

const caregiverReads =
  'Your caregiver can now see your address, your phone number and what you wrote for a caregiver. Their phone keeps a copy until the placement ends.';

export const caregiver_found = {
  label: 'Caregiver found',
  subject: 'We have found a caregiver: request {reference}',
  heading: 'We have found a caregiver for you',
  before: [
    'For your request {reference} a caregiver is placed with you. The name, the phone number and the first day are on the page of your request.',
    caregiverReads,
  ],
  ...toRequest,
  after: [callUs],
};

export const part_found = {
  label: 'Caregiver for a part',
  subject: 'Somebody for a part of the week: request {reference}',
  heading: 'A part of your week is covered',
  before: [
    'For your request {reference} a caregiver is placed with you. Covered now: {times}.',
    'For your other times nobody is agreed on yet. Your request page shows who comes when.',
    caregiverReads,
  ],
  ...toRequest,
  after: [callUs],
};

export const covered_again = {
  label: 'Week covered again',
  subject: 'Your week is covered again: request {reference}',
  heading: 'Your week is covered again',
  before: [
    'At all times of your request {reference} somebody comes again: the caregivers are the same as before. The page of your request shows who comes when.',
  ],
  ...toRequest,
  after: [callUs],
};

export const introduction = {
  label: 'Introduction of caregivers',
  subject: 'Somebody for you to meet: request {reference}',
  heading: 'We would like to introduce somebody',
  before: [
    'We’ve found someone who may suit you, for your request {reference}. Read about them and tell us what you think. You decide before anyone is placed.',
  ],
  ...toRequest,
  after: [callUs],
};

export const terms_offered = {
  label: 'Terms to read',
  subject: 'What would be agreed: request {reference}',
  heading: 'Please read what would be agreed',
  before: [
    'You have read about a caregiver for your request {reference}. Now you can read the times, the pay and the first day that would be agreed.',
    'If we need an answer from you, the page asks for it. You can change your mind until someone is placed.',
  ],
  ...toRequest,
  after: [callUs],
};

export const searching_again = {
  label: 'Search goes on',
  subject: 'We look for somebody else: request {reference}',
  heading: 'We look for somebody else for you',
  before: [
    whoLeft,
    'For your request {reference} we are looking for another caregiver. You will hear from us as soon as we have somebody to suggest.',
  ],
  ...toRequest,
  after: [callUs],
};

export const part_uncovered = {
  label: 'A part is uncovered',
  subject: 'Nobody comes at some of your times: request {reference}',
  heading: 'A part of your week is not covered',
  before: [
    whoLeft,
    'For your request {reference} nobody comes at these times any more: {times}.',
    'At all other times everything stays as it is. Your request page shows who comes when.',
  ],
  ...toRequest,
  after: [callUs],
};

export const request_reopened = {
  label: 'Request taken up again',
  subject: 'We work on your request {reference} again',
  heading: 'We work on your request again',
  before: [
    whoLeft,
    'Somebody of our team has taken up your request {reference} again. You will hear from us.',
  ],
  ...toRequest,
  after: [callUs],
};

export const care_ending = {
  label: 'Care ends',
  subject: 'The last day of your caregiver: request {reference}',
  heading: 'Your caregiver leaves',
  before: ['The caregiver of your request {reference} comes until {day}. We wrote:', '“{reason}”'],
  ...toRequest,
  after: [callUs],
};

export const care_ended = {
  label: 'Care has ended',
  subject: 'Your caregiver no longer comes: request {reference}',
  heading: 'Your caregiver no longer comes',
  before: [
    'A caregiver of your request {reference} no longer comes.{why}',
    'The page of your request shows how it goes on.',
  ],
  why: ' We wrote: “{reason}”',
  ...toRequest,
  after: [callUs],
};

export const care_changed = {
  label: 'Care changes',
  subject: 'What was agreed has changed: request {reference}',
  heading: 'What was agreed has changed',
  before: [
    'We have corrected {changed} for your request {reference}. All that is agreed is on its page. If something is not as you expect, please call us.',
  ],
  ...toRequest,
  after: [callUs],
};

export const visit_off = {
  label: 'Visit without a caregiver, to the family',
  subject: 'Your caregiver can’t come on {day}: request {reference}',
  heading: 'Your caregiver can’t come',
  before: [
    'Your caregiver can’t come on {day}, {opens}. We’ll look for somebody to come instead, and tell you.',
    'This visit is soon, from {soon}. If you need help before then, call us: {call}.',
  ],
  ...toRequest,
  after: [callUs],
};

export const visit_covered = {
  label: 'Somebody else comes, to the family',
  subject: 'Somebody else comes on {day}: request {reference}',
  heading: 'Somebody else comes',
  before: [
    'Your usual caregiver can’t come on {day}, {opens}. Another of our caregivers will come instead. Your request page says who.',
    'Until that day is over, they can see your address, your phone number and what you wrote for a caregiver.',
  ],
  ...toRequest,
  after: [callUs],
};

export const visit_on_again = {
  label: 'Visit takes place after all, to the family',
  subject: 'Your caregiver comes on {day}: request {reference}',
  heading: 'Your caregiver comes after all',
  before: ['Your usual caregiver will come on {day}, {opens}, after all.'],
  ...toRequest,
  after: [callUs],
};

export const terms_proposed = {
  label: 'Proposed change of terms, to the family',
  subject: 'Please read the new terms: request {reference}',
  heading: 'Please read the new terms',
  before: [
    'We propose a change of your care from {day}. Nothing changes until you and your caregiver have both said yes.',
  ],
  ...toRequest,
  after: [callUs],
};

export const terms_agreed = {
  label: 'Agreed change of terms, to the family',
  subject: 'Your care changes from {day}: request {reference}',
  heading: 'Your care changes from {day}',
  before: ['You and your caregiver have both said yes. Until {day} everything stays as it is.'],
  ...toRequest,
  after: [callUs],
};

export const terms_off = {
  label: 'Change of terms that won’t come, to the family',
  subject: 'Your care stays as it is: request {reference}',
  heading: 'Your care stays as it is',
  before: ['The change from {day} won’t happen. If you still need one, please call us.'],
  ...toRequest,
  after: [callUs],
};

export const check_in = {
  label: 'How it goes',
  subject: 'How is it going? Request {reference}',
  heading: 'How is it going?',
  before: [
    'Your caregiver has been with you for a while. On the page of your request {reference} you can tell us in one click whether it goes well. Only our team reads it, never the caregiver.',
  ],
  ...toRequest,
  after: [callUs],
};

export const complaint_received = {
  label: 'Complaint received',
  subject: 'We’ve received what you told us: request {reference}',
  heading: 'We’ve received what you told us',
  before: ['Thank you for telling us that something isn’t right. We’ll call or email you about it.'],
  ...toRequest,
  after: ['Only our team reads it, never the caregiver.', callUs],
};

export const safety_received = {
  label: 'Someone may be unsafe: received',
  subject: 'We’ve received what you told us: request {reference}',
  heading: 'We’ve received what you told us',
  before: [
    'If someone is in danger now, call {emergency}.',
    'Our safeguarding contact: {phone}, {email}. You can also tell the {authority}.',
    'We’ll call or email you.',
  ],
  ...toRequest,
  after: ['Only our team reads it, never the caregiver.', callUs],
};

export const complaint_settled = {
  label: 'Complaint settled',
  subject: 'What you told us is settled: request {reference}',
  heading: 'What you told us is settled',
  before: ['We’ve settled what you told us. If it still isn’t right, please tell us again or call us.'],
  ...toRequest,
  after: [callUs],
};

export const request_declined = {
  label: 'Request declined',
  subject: 'About your request {reference}',
  heading: 'We can’t help with this request',
  before: ['We are sorry: we can’t find a caregiver for your request {reference}. We wrote:', '“{reason}”'],
  ...toRequest,
  after: [callUs],
};

export const request_closed = {
  label: 'Request closed',
  subject: 'Your request {reference} is closed',
  heading: 'Your request is closed',
  before: ['We have closed your request {reference}.', 'We wrote: “{reason}”'],
  ...toRequest,
  after: [callUs],
};

export const takes_longer = {
  label: 'Longer than promised',
  subject: 'It takes us longer: request {reference}',
  heading: 'It takes us longer than we said',
  before: [
    'You should have heard from us about your request {reference} by now. We have not forgotten it, and we are sorry that you wait.',
  ],
  ...toRequest,
  after: [callUs],
};

export const withdrawal_noted = {
  label: 'Withdrawal, to the family',
  subject: 'Your request {reference} is withdrawn',
  heading: 'Your request is withdrawn',
  before: [
    'Your request {reference} was withdrawn, and we have stopped working on it.',
    'If you need care after all, you can go on with your request on its page for seven days. After that, please send a new request.',
  ],
  ...toRequest,
  after: [notYou],
};

export const withdrawal_undone = {
  label: 'Resumed request, to the family',
  subject: 'We go on with your request {reference}',
  heading: 'We go on with your request',
  before: [
    'Your request {reference} was withdrawn, and goes on after all. We read it again.',
    'You will hear from us by {due}.',
  ],
  ...toRequest,
  after: [notYou],
};

export const contact_changed = {
  label: 'Changed contact details',
  subject: 'New contact details for your request {reference}',
  heading: 'Your contact details have changed',
  before: ['The contact details of your request {reference} were changed. From now on we use the new ones.'],
  ...toRequest,
  after: [notYou],
};

export const contact_address_left = {
  label: 'Changed contact details, to the old address',
  subject: 'We no longer write here about request {reference}',
  heading: 'We no longer write to this address',
  before: [
    'The email address of request {reference} was changed. Emails about it no longer come here.',
    'If it was you, there is nothing to do.',
  ],
  link: 'Contact us',
  after: [notYou],
};

export const profile_approved = {
  label: 'Profile approved',
  subject: 'Your profile is approved',
  heading: 'Your profile is approved',
  before: ['We have looked at your profile, and approved it. You can apply for jobs now.'],
  link: 'See the jobs that fit',
  after: [],
};

export const profile_changes = {
  label: 'Changes to a profile',
  subject: 'Your profile needs a change',
  heading: 'Your profile needs a change',
  before: [
    'We have looked at your profile, and ask you to change something. We wrote:',
    '“{reason}”',
    'Please look again at {fields}.',
  ],
  link: 'Open my profile',
  after: [],
};

export const profile_suspended = {
  label: 'Profile suspended',
  subject: 'Your profile is suspended',
  heading: 'Your profile is suspended',
  before: ['You cannot apply for jobs at present. We wrote:', '“{reason}”'],
  link: 'Open my profile',
  after: [callUs],
};

export const document_verified = {
  label: 'Document checked',
  subject: '{document}: checked',
  heading: 'A document of yours is checked',
  before: ['We have checked your document “{document}”, and it counts from now on.'],
  link: 'Open my documents',
  after: [],
};

export const document_rejected = {
  label: 'Document not accepted',
  subject: '{document}: not accepted',
  heading: 'A document of yours was not accepted',
  before: ['We could not accept your document “{document}”. We wrote:', '“{reason}”'],
  link: 'Open my documents',
  after: ['You can upload another one at any time.'],
};

export const document_expiring = {
  label: 'Document runs out',
  subject: '{document}: expires on {day}',
  heading: 'A document of yours runs out',
  before: [
    'Your document “{document}” expires on {day}.',
    '{then}',
    'Please add the newer one as soon as you have it: a photo or a file is enough, and checking takes us a few days.',
  ],
  thenWherePlaced:
    'Where you are placed, it is asked for: {placed}. Your placement goes on, but from that day you can’t apply for other jobs until we have checked a newer one.',
  then: 'From that day you can’t apply for jobs that ask for it until we have checked a newer one.',
  link: 'Add a new one',
  after: [callUs],
};

export const invited = {
  label: 'Invitation to a job',
  subject: 'A job that may suit you: {job}',
  heading: 'We think of you for a job',
  before: [
    'A family is looking for somebody like you: “{job}”. Read what it is about. You may apply, or tell us that it is not for you.',
  ],
  link: 'Read the invitation',
  after: ['Nothing happens if you do not answer. You can apply as long as the job is open.'],
};

export const invitation_ended = {
  label: 'End of an invitation',
  subject: 'No longer open to you: {job}',
  heading: 'An invitation has ended',
  before: ['We had invited you to apply for “{job}”. That has ended. We wrote:', '“{reason}”'],
  link: 'See other jobs',
  after: [],
};

export const application_recorded = {
  label: 'Application by phone',
  subject: 'You have applied: {job}',
  heading: 'We have written down that you apply',
  before: [
    'You told us on {day} that you would like the job “{job}”, so we have written down your application. You don’t have to do anything.',
    'If that is not right, please withdraw it there, or call us.',
  ],
  link: 'Open my application',
  after: [callUs],
};

export const document_dated = {
  label: 'Document dated',
  subject: '{document}: {until}',
  heading: 'We have corrected how long a document counts',
  before: ['We have written down that your document “{document}” {until}.'],
  until: 'expires on {day}',
  unlimited: 'does not run out',
  link: 'Open my documents',
  after: ['If that is not right, please call us.'],
};

export const document_lapsed = {
  label: 'Document lapsed while placed',
  subject: '{document}: please add a new one now',
  heading: 'A document that your placement needs has expired',
  before: [
    'Your document “{document}” expired on {day}, and where you are placed it is asked for. Please add a newer one now. Until we have checked it, you can’t apply for other jobs.',
  ],
  link: 'Add a new one',
  after: [callUs],
};

export const shortlisted = {
  label: 'Shortlist',
  subject: 'You are on the shortlist: {job}',
  heading: 'You are on the shortlist',
  before: ['For “{job}” you are among those whom we look at more closely.'],
  link: 'Open my application',
  after: [],
};

export const introduced = {
  label: 'Introduced to a family',
  subject: 'We tell the family of you: {job}',
  heading: 'A family reads about you',
  before: [
    'For “{job}” we show the family your first name, your photo if you added one, what your profile says about you and what we have checked. It doesn’t see your surname, your phone number or your address.',
  ],
  link: 'Open my application',
  after: [],
};

export const introduction_ended = {
  label: 'Introduction ended',
  subject: 'The family decided otherwise: {job}',
  heading: 'The family has decided otherwise',
  before: [
    'The family behind “{job}” has read about you, and does not want to go on this time. That is no judgement of your work, and we thank you for letting us tell it of you.',
    'Your application stays with us, in case this changes. If you no longer want the job, withdraw it there.',
  ],
  link: 'Open my application',
  after: [],
};

export const offered = {
  label: 'Offer',
  subject: 'An offer for you: {job}',
  heading: 'We offer you a job',
  before: [
    'We would like to place you for “{job}”. The times, the pay and the first day are with your application.',
    'Please accept or decline by {until}.',
  ],
  link: 'Open my application',
  after: [callUs],
};

export const offer_ended = {
  label: 'Offer ended',
  subject: 'The offer no longer stands: {job}',
  heading: 'The offer no longer stands',
  before: ['What we offered you for “{job}” no longer stands. Your application is still with us.'],
  link: 'Open my application',
  after: [callUs],
};

export const placed = {
  label: 'Placement',
  subject: 'You are placed: {job}',
  heading: 'You are placed',
  before: [
    'The job “{job}” is yours. The family’s name, its address and how to reach it are with your application now.',
  ],
  link: 'Open my application',
  after: [callUs],
};

export const declined = {
  label: 'Application declined',
  subject: 'About your application: {job}',
  heading: 'Not this time',
  before: ['Thank you for applying for “{job}”. This time you were not chosen. We wrote:', '“{reason}”'],
  link: 'Open my application',
  after: [],
};

export const application_reopened = {
  label: 'Application taken up again',
  subject: 'Your application counts again: {job}',
  heading: 'Your application counts again',
  before: [
    '{again} It is for “{job}”{renamed}. You don’t have to do anything.',
    'Please read the job once more, as it may have changed. If you no longer want it, withdraw your application there.',
  ],
  again: {
    published: 'A job for which you had applied is open again, so your application is with us again.',
    considered: 'We consider an application of yours again after all.',
  },
  renamed: ', which is now called “{now}”',
  link: 'Open my application',
  after: [],
};

export const job_changed = {
  label: 'Changed job',
  subject: 'The job has changed: {job}',
  heading: 'A job of yours has changed',
  before: [
    'We have changed “{job}”: {changed}. Please read the job again. If you have applied, your application still counts: withdraw it if the job no longer suits you.',
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
    'Your placement for “{job}” has ended. The family’s contact is no longer shown to you.',
    'We wrote: “{reason}”',
  ],
  link: 'Open my application',
  after: [callUs],
};

export const placement_ending = {
  label: 'Last day of a placement',
  subject: 'Your last day: {job}',
  heading: 'Your placement ends',
  before: ['Your placement for “{job}” ends on {day}. We wrote:', '“{reason}”'],
  link: 'Open my application',
  after: [callUs],
};

export const placement_changed = {
  label: 'Changed placement',
  subject: 'Your placement has changed: {job}',
  heading: 'Your placement has changed',
  before: [
    'We have corrected {changed} of your placement for “{job}”. If something is not as you expect, please call us.',
  ],
  link: 'Open my application',
  after: [callUs],
};

export const visit_not_needed = {
  label: 'Visit not needed',
  subject: 'No visit on {day}: {job}',
  heading: 'You don’t need to come',
  before: [
    'The family of “{job}” doesn’t need your visit on {day}, {opens}. All other visits stay as agreed.',
  ],
  link: 'Open my dashboard',
  after: [callUs],
};

export const visit_missed = {
  label: 'Missed visit',
  subject: 'We heard that nobody came on {day}: {job}',
  heading: 'We heard that nobody came',
  before: [
    'We were told that nobody came to the visit for “{job}” on {day}, {opens}.',
    'Please call us, also if you did come. We’d like to hear what happened.',
  ],
  link: 'Open my dashboard',
  after: [],
};

export const visit_not_missed = {
  label: 'Visit not missed',
  subject: 'You did not miss your visit on {day}: {job}',
  heading: 'You did not miss your visit',
  before: [
    'We wrote that nobody came to the visit for “{job}” on {day}, {opens}. That was a mistake, and we’ve corrected it.',
  ],
  link: 'Open my dashboard',
  after: [callUs],
};

export const visit_restored = {
  label: 'Visit takes place after all',
  subject: 'Please come on {day}: {job}',
  heading: 'Your visit takes place after all',
  before: ['The visit for “{job}” on {day}, {opens}, takes place after all. Please come as agreed.'],
  link: 'Open my dashboard',
  after: ['If you can’t come, please call us at once.'],
};

export const absence_covered = {
  label: 'Somebody comes instead',
  subject: 'Somebody comes instead of you on {day}: {job}',
  heading: 'Somebody comes instead of you',
  before: [
    'You can’t come to the visit for “{job}” on {day}, {opens}. Another caregiver will come, so you don’t need to do anything.',
  ],
  link: 'Open my dashboard',
  after: [callUs],
};

export const visit_to_cover = {
  label: 'Visit instead of somebody',
  subject: 'You come on {day}: {job}',
  heading: 'Thank you for coming',
  before: [
    'Thank you for saying yes. You’ll come to the visit for “{job}” on {day}, {opens}. It is on your dashboard.',
  ],
  link: 'Open my dashboard',
  after: ['If you can’t come after all, please call us at once.'],
};

export const cover_ended = {
  label: 'Visit instead of somebody, no longer needed',
  subject: 'You don’t need to come on {day}: {job}',
  heading: 'You don’t need to come',
  before: [
    'You said that you’d come to the visit for “{job}” on {day}, {opens}. You don’t need to come any more. Thank you.',
  ],
  link: 'Open my dashboard',
  after: [callUs],
};

export const cover_asked = {
  label: 'Question whether they can cover a visit',
  subject: 'Can you come on {day}? {job}',
  heading: 'Can you come to this visit?',
  before: [
    'A caregiver can’t come to the visit for “{job}”. Can you come instead?',
    '{day}, {hours}, in {town}.',
    'Pay: {pay} an hour.',
    'We’ve asked several caregivers. The first yes gets the visit.',
  ],
  link: 'Say yes or no',
  after: [callUs],
};

export const cover_off = {
  label: 'Question whether they can cover a visit, ended',
  subject: 'No answer needed for {day}: {job}',
  heading: 'You don’t need to answer',
  before: ['We asked if you could come to the visit for “{job}” on {day}, {opens}. {why} Thank you.'],
  why: { covered: 'Somebody else comes.', off: 'Nobody else needs to come any more.' },
  link: 'Open my dashboard',
  after: [callUs],
};

export const new_terms_proposed = {
  label: 'Proposed change of terms',
  subject: 'New terms to answer: {job}',
  heading: 'Please read the new terms',
  before: ['We propose new terms for “{job}”, from {day}. Please read them, then say yes or no.'],
  link: 'Open my placement',
  after: [callUs],
};

export const new_terms_agreed = {
  label: 'Agreed change of terms',
  subject: 'New terms from {day}: {job}',
  heading: 'New terms from {day}',
  before: ['The family and you have both said yes. Until {day} everything stays as it is.'],
  link: 'Open my placement',
  after: [callUs],
};

export const new_terms_off = {
  label: 'Change of terms that won’t come',
  subject: 'Your terms stay as they are: {job}',
  heading: 'Your terms stay as they are',
  before: ['The change for “{job}” from {day} won’t happen. Everything stays as agreed before.'],
  link: 'Open my placement',
  after: [callUs],
};

export const arrival_notes_changed = {
  label: 'Notes for arrival changed',
  subject: 'Please read what to know on arrival: {job}',
  heading: 'What to know on arrival has changed',
  before: [
    'The notes for “{job}” on getting in, staying safe and habits have changed.',
    'Please read them before your next visit. They are private, so we don’t put them in messages.',
  ],
  link: 'Open my dashboard',
  after: [callUs],
};

export const takes_longer_caregiver = {
  label: 'Longer than promised, to a caregiver',
  subject: 'It takes us longer than we said',
  heading: 'It takes us longer than we said',
  before: [
    'You should have heard from us about {waiting} by now. We have not forgotten it, and we are sorry that you wait.',
  ],
  waiting: {
    profile: 'your profile',
    document: 'your documents',
    application: 'your application',
    offer: 'the job that we want to place you in',
  },
  link: 'Open my dashboard',
  after: [callUs],
};

export const job_found = {
  label: 'New job that fits',
  subject: 'A new job that fits you: {job}',
  heading: 'A new job fits you',
  before: ['A family is looking for somebody like you: “{job}”.'],
  link: 'Read the job',
  after: [howOften],
};

export const jobs_found = {
  label: 'New jobs that fit',
  subject: '{count} new jobs that fit you',
  heading: 'New jobs fit you',
  before: ['Families are looking for somebody like you:', '“{job}”', 'And {more} more.'],
  link: 'See the jobs',
  after: [howOften],
};

export const request_received = {
  label: 'New request',
  subject: 'New request {reference}',
  heading: 'A family asks for care',
  before: ['Request {reference} has come in.'],
  link: 'Open the request',
  after: [],
};

export const request_changed = {
  label: 'Changed request',
  subject: 'Request {reference} has changed',
  heading: 'A family has changed its request',
  before: ['What request {reference} asks for has changed. What it said before is kept with it.'],
  link: 'Open the request',
  after: [],
};

export const request_withdrawn = {
  label: 'Withdrawn request',
  subject: 'Request {reference} is withdrawn',
  heading: 'A family has withdrawn its request',
  before: ['The family of request {reference} no longer needs care from us.'],
  link: 'Open the request',
  after: [],
};

export const request_resumed = {
  label: 'Resumed request',
  subject: 'Request {reference} goes on',
  heading: 'A family goes on with its request',
  before: ['The family of request {reference} needs care after all. It waits to be read again.'],
  link: 'Open the request',
  after: [],
};

export const request_idle = {
  label: 'Request about to be closed',
  subject: 'Request {reference} will be closed',
  heading: 'We’re about to close a request',
  before: [
    'Nobody has done anything about request {reference} for a long time. On {day} we’ll close it and tell the family.',
  ],
  link: 'Open the request',
  after: ['To keep it open, do something about it, such as adding a note.'],
};

export const question_answered = {
  label: 'Answer of a family',
  subject: 'An answer to request {reference}',
  heading: 'A family has answered',
  before: ['The family of request {reference} has answered a question.'],
  link: 'Read the answer',
  after: [],
};

export const profile_to_check = {
  label: 'Profile to check',
  subject: 'A profile to check',
  heading: 'A caregiver’s profile waits',
  before: ['A caregiver has sent in a profile, or changed what was approved.'],
  link: 'Look at the profile',
  after: [],
};

export const document_to_check = {
  label: 'Documents to check',
  subject: 'Documents to check',
  heading: 'A caregiver’s documents wait',
  before: ['A caregiver has uploaded documents today.'],
  link: 'Look at the documents',
  after: [],
};

export const placed_document_lapsed = {
  label: 'Expired document of somebody placed',
  subject: '{document} of a placed caregiver has expired',
  heading: 'A placed caregiver’s document has expired',
  before: [
    '“{document}” of somebody who is placed expired on {day}. The job asks for it, so please see that a newer one comes.',
  ],
  link: 'Look at the documents',
  after: [],
};

export const caregiver_left = {
  label: 'Placed caregiver who can no longer come',
  subject: 'A caregiver can no longer come: {job}',
  heading: 'A placed caregiver can no longer come',
  before: [
    'Whoever was placed for “{job}” can no longer act as a caregiver here, so the placement has ended. Please see who comes instead.',
  ],
  link: 'Open the request',
  after: [],
};

export const placed_away = {
  label: 'Days off over agreed visits',
  subject: 'Days off: {job}',
  heading: 'A placed caregiver is away on agreed days',
  before: [
    'Whoever is placed for “{job}” has told us days off, from {day} to {until}. Some of the agreed visits are on these days. Please see with the family whether somebody else is needed then.',
  ],
  link: 'Open the placement',
  after: [],
};

export const application_received = {
  label: 'New application',
  subject: 'An application: {job}',
  heading: 'A caregiver applies',
  before: ['There is an application for “{job}”.'],
  link: 'Look at the application',
  after: [],
};

export const invitation_declined = {
  label: 'Declined invitation',
  subject: 'Invitation declined: {job}',
  heading: 'A caregiver says no, thank you',
  before: ['Somebody whom we invited to apply for “{job}” does not want to.'],
  link: 'Read the answer',
  after: [],
};

export const introduction_answered = {
  label: 'Answer to an introduction',
  subject: '{answer}: {job}',
  heading: '{answer}',
  before: ['The family has told us what it thinks of somebody whom we introduced for “{job}”.'],
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
  before: ['The caregiver for “{job}” can’t come on {day}, {opens}. Please find somebody for this visit.'],
  link: 'Open the placement',
  after: [],
};

export const cover_agreed = {
  label: 'Visit covered',
  subject: 'Somebody comes on {day}: {job}',
  heading: 'Somebody comes instead',
  before: [
    'An invited caregiver said yes to the visit for “{job}” on {day}, {opens}. All concerned are told.',
  ],
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
  before: ['An offer for “{job}” was not answered in time. The applicant is on the shortlist again.'],
  link: 'Open the application',
  after: [],
};

export const request_given = {
  label: 'Request in your hands',
  subject: 'Request {reference} is yours',
  heading: 'A colleague has given you a request',
  before: ['Request {reference} is in your hands now.'],
  link: 'Open the request',
  after: ['If you can’t see to it, give it to somebody else there, or put it back.'],
};

export const caregiver_given = {
  label: 'Caregiver in your hands',
  subject: 'A caregiver to look after',
  heading: 'A colleague has given you a caregiver',
  before: ['A caregiver’s profile and documents are in your hands now.'],
  link: 'Open the profile',
  after: ['If you can’t see to it, give it to somebody else there, or put it back.'],
};

export const overdue = {
  label: 'Overdue',
  subject: 'Waiting longer than we promised: {count}',
  heading: 'Somebody waits longer than we promised',
  before: ['Past the day by which we said that we answer: {count}. They lead the list on your dashboard.'],
  link: 'Open the dashboard',
  after: [],
};

export const staff_news = {
  label: 'Several messages in one',
  subject: '{what}: {count} new',
  heading: '{what}: {count} new',
  before: ['They have come since our last email about them. You’ll find each in your messages.'],
  link: 'See them',
  after: [],
};

export const confirmation = {
  label: 'Confirmation of an address',
  subject: 'Please confirm your email address',
  heading: 'Welcome',
  before: ['Please confirm that {to} is your address, and your account is ready.'],
  link: 'Confirm my address',
  after: [
    'The link works once and for one hour. If you did not sign up, ignore this email and nothing happens.',
  ],
};

export const recovery = {
  label: 'Link to a new password',
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  before: ['Someone, we hope you, asked for a new password for {to}.'],
  link: 'Choose a new password',
  after: [
    'The link works once and for one hour. If it was not you, ignore this email: your password stays as it is.',
  ],
};

export const email_change = {
  label: 'Confirmation of a new address',
  subject: 'Please confirm your new email address',
  heading: 'Confirm your new address',
  before: ['Please confirm that you want to sign in with {to} from now on.'],
  link: 'Confirm my new address',
  after: [
    'The link works once and for one hour. If you did not ask for this, ignore this email: nothing changes.',
  ],
};
