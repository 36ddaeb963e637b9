const howOften = 'To get these emails once a week or never, go to “Emails” in your account.';

export const account_made = {
  label: 'Account created by us',
  subject: 'Your caregiver account is ready',
  heading: 'Your account is ready',
  before: [
    'We’ve created an account for you, and filled in what we know. Sign in with the address {to}.',
    'Choose a password first. Then check what we filled in.',
  ],
  link: 'Choose my password',
  after: ['If you don’t want an account, tell us and we’ll delete it.'],
};

export const profile_entered = {
  label: 'Profile changed by us',
  subject: 'We’ve changed your profile',
  heading: 'We’ve changed your profile',
  before: ['We’ve changed {fields}. Please check, and confirm that it’s right.'],
  link: 'Check my profile',
  after: ['If something is wrong, change it there, or call us.'],
};

export const profile_received = {
  label: 'Profile received',
  subject: 'We’ve received your profile',
  heading: 'We’ve received your profile',
  before: [
    'We’ll answer by {due}.',
    'First we’ll check the documents that you need for the care you offer. If any are missing, you can still add them.',
  ],
  link: 'Open my dashboard',
  after: [],
};

export const profile_approved = {
  label: 'Profile approved',
  subject: '{approved}',
  heading: '{approved}',
  before: ['{then}'],
  first: 'Your profile is approved',
  mayApply: 'You can now apply for jobs.',
  again: { yes: 'Your changes are approved' },
  counts: 'We’ll use your changed profile from now on.',
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
  link: 'Update my profile',
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

export const document_added = {
  label: 'Document added by us',
  subject: '{document}: added to your documents',
  heading: 'We’ve added your document',
  before: ['You gave us “{document}”, so we’ve added it to your documents. We’ll check it next.'],
  link: 'Open my documents',
  after: ['If it isn’t yours, call us.'],
};

export const records_added = {
  label: 'Several things entered by us',
  subject: 'We’ve updated your account',
  heading: 'We’ve updated your account',
  before: [
    'In your profile we’ve changed {fields}. Please check, and confirm that it’s right.',
    'We’ve added “{document}” to your documents. We’ll check it next.',
    'We’ve recorded that you agreed to “{job}”. Please check the times, pay and first day.',
  ],
  link: 'Open my dashboard',
  after: ['If something is wrong, call us.'],
};

export const document_verified = {
  label: 'Document checked',
  subject: '{document}: checked',
  heading: 'We’ve checked your document',
  before: ['“{document}” now counts when you apply for jobs.'],
  link: 'Open my documents',
  after: [],
};

export const document_rejected = {
  label: 'Document not accepted',
  subject: '{document}: not accepted',
  heading: 'We couldn’t accept your document',
  before: ['We couldn’t accept “{document}”. Why:', '“{reason}”'],
  link: 'Add a new one',
  after: ['You can upload another one at any time.'],
};

export const document_expiring = {
  label: 'Document expires soon',
  subject: '{document}: expires on {day}',
  heading: 'Your document expires soon',
  before: [
    'Your document “{document}” expires on {day}. {then}',
    'Please add a new one. A photo is enough. We need a few days to check it.',
  ],
  thenWherePlaced:
    'Your placement needs it: {placed}. Your placement continues, but from that day, you can’t apply for other jobs.',
  then: 'From that day, you can’t apply for jobs that need it.',
  link: 'Add a new one',
  after: [],
};

export const invited = {
  label: 'Invitation to a job',
  subject: 'A job that may suit you: {job}',
  heading: 'A job that may suit you',
  before: [
    '“{job}” may suit you. Read about it. Then apply, or tell us that it isn’t for you.',
    'We wrote: “{reason}”',
  ],
  link: 'Read the invitation',
  after: ['You don’t have to answer.'],
};

export const invitation_ended = {
  label: 'End of an invitation',
  subject: 'Your invitation has ended: {job}',
  heading: 'Your invitation has ended',
  before: ['We invited you to apply for “{job}”. This invitation has ended. Why:', '“{reason}”'],
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

export const sharing_recorded = {
  label: 'Agreed to be introduced',
  subject: 'The family may read about you: {job}',
  heading: 'We’ve recorded that the family may read about you',
  before: [
    'You told us on {day} that the family of “{job}” may read about you. They won’t see your surname or contact details.',
  ],
  link: 'Open my application',
  after: ['If this isn’t right, change it in your application, or call us.'],
};

export const document_dated = {
  label: 'Document dated',
  subject: '{document}: {until}',
  heading: 'We’ve corrected a document’s end date',
  before: ['We’ve recorded that your document “{document}” {until}.'],
  until: 'expires on {day}',
  unlimited: 'does not expire',
  link: 'Open my documents',
  after: ['If this isn’t right, call us.'],
};

export const document_lapsed = {
  label: 'Document expired while placed',
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
    'The family of “{job}” sees your first name, profile, hourly rate and free times. They see your photo if you have one, and which documents we’ve checked. They don’t see your surname, phone number or address.',
  ],
  link: 'Open my application',
  after: [],
};

export const introduction_ended = {
  label: 'Introduction ended',
  subject: 'The family chose not to go ahead: {job}',
  heading: 'The family chose not to go ahead',
  before: [
    'The family of “{job}” chose not to go ahead. It’s no reflection on your work.',
    'We’ll keep your application, in case this changes. If you no longer want the job, withdraw it.',
  ],
  link: 'Open my application',
  after: [],
};

export const offered = {
  label: 'Offer',
  subject: '{offer}: {job}. Answer by {until}',
  heading: 'You have a job offer',
  before: [
    'We’d like to place you in “{job}”. Check the times, pay and first day.',
    '{replaces}',
    'Accept or decline by {until}.',
  ],
  link: 'View my offer',
  after: [],
  first: 'Job offer',
  next: 'New job offer',
  again: { yes: 'This replaces our earlier offer. Please answer this one, even if you answered before.' },
};

export const offer_ended = {
  label: 'Offer ended',
  subject: 'The offer has ended: {job}',
  heading: 'The offer has ended',
  before: ['You can no longer accept our offer for “{job}”. We still have your application.'],
  link: 'Open my application',
  after: [],
};

export const placed = {
  label: 'Placement',
  subject: 'The job is yours: {job}',
  heading: 'The job is yours',
  before: [
    'You start on {day}.',
    'Times: {times}.',
    'Pay: {pay} an hour.',
    'You told us on {said} that you agree to this. If that isn’t right, call us.',
    'Your application for “{job}” now shows the family’s contact details.',
    'Your exact times are not agreed yet: {open}. Please call the family to agree on them.',
  ],
  link: 'See the contact details',
  after: [],
};

export const placement_recorded = {
  label: 'Placement recorded',
  subject: 'We’ve recorded your placement: {job}',
  heading: 'We’ve recorded your placement',
  before: ['We’ve recorded that you agreed to “{job}”. Please check the times, pay and first day.'],
  link: 'Open my placement',
  after: ['If something is wrong, call us.'],
};

export const declined = {
  label: 'Application declined',
  subject: 'About your application: {job}',
  heading: 'Not this time',
  before: ['Thank you for applying for “{job}”. {outcome} Why:', '“{reason}”'],
  notChosen: 'We didn’t choose you this time.',
  closed: { yes: 'The job was closed.' },
  link: 'Open my application',
  after: [],
};

export const application_reopened = {
  label: 'Application reopened',
  subject: 'Your application is open again: {job}',
  heading: 'Your application is open again',
  before: [
    '{again} It is for “{job}”{renamed}. You don’t need to apply again.',
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
  before: [
    'A family is looking for someone like you: “{job}”.',
    'When: {times}.',
    '{place}',
    'Budget: {pay} an hour.',
  ],
  where: 'Where: {town}, {distance} from you.',
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
