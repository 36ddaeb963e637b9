import type { CAREGIVER_WORK_MESSAGES } from '../../../src/domain/messages/caregiver-work.ts';
import type { CAREGIVER_MESSAGES } from '../../../src/domain/messages/caregiver.ts';
import { MOVED, OFF, UNNEEDED, YESTERDAY } from './days.ts';
import { button, document, field, link, title, visit, type InView } from './in-view.ts';

/** A job of the list. */
const FITS = /^Fit: \d+ of 100/;
const ANSWER_BY = /^We’ll answer by /;
const aNewOne: InView = ['Documents', title('Add a document'), field('Kind of document'), 'Choose a file'];

/** What a caregiver sees after the link in each email, without a click. */
export const CAREGIVER_LINKS: Record<
  keyof typeof CAREGIVER_MESSAGES | keyof typeof CAREGIVER_WORK_MESSAGES,
  InView
> = {
  account_made: [
    'Forgotten password',
    'Then choose your password.',
    field('Email'),
    button('Send me a link'),
  ],
  profile_entered: ['Hello, Noel', 'Please check what we filled in', button('Yes, this is right')],
  profile_received: ['Hello, Fatima', 'We’re reviewing your profile', /We’ll answer by /],
  profile_approved: ['Jobs', FITS],
  profile_changes: ['Your profile', field('In your own words'), /Say more about your work/],
  profile_suspended: ['Your profile', 'Your profile is suspended', /A complaint is looked into/],
  document_added: ['Documents', document('Insurance')],
  records_added: ['Hello, Ioana', 'Please check what we filled in', button('Yes, this is right')],
  document_verified: ['Documents', document('Driving licence')],
  document_rejected: aNewOne,
  document_expiring: aNewOne,
  document_dated: ['Documents', document('Driving licence'), /^Verified until /],
  document_lapsed: aNewOne,
  invited: ['Thursdays by the sea', 'We wrote: “It is near you.”', link('Read and apply')],
  invitation_ended: ['Jobs', FITS],
  application_recorded: ['Thursdays by the sea', ANSWER_BY],
  sharing_recorded: ['Thursdays by the sea', 'What the family reads about you', /^You can share my profile/],
  job_changed: ['Thursdays by the harbour', link('Read the job')],
  offer_ended: ['Thursdays by the harbour', /^The family chose not to go ahead/],
  application_reopened: ['Thursdays by the harbour', ANSWER_BY],
  declined: ['Evenings with cards', /^Why: Another caregiver was placed/],
  shortlisted: ['Evenings with cards', /^You’re one of the few we’re considering/],
  introduced: ['Evenings with cards', /^The family sees your first name and profile/],
  introduction_ended: ['Evenings with cards', /^The family chose not to go ahead/],
  offered: ['Evenings with cards', 'Every evening', button('Accept'), button('Decline')],
  placed: ['Evenings with cards', title('The family'), '7 Seapoint Avenue'],
  placement_recorded: ['Company in the evening', /^€19\.50 an hour/],
  takes_longer_caregiver: [/^Hello, /, /This is taking longer than we said/],
  job_found: ['Mornings with the Walshs', title('The job'), button('Apply')],
  jobs_found: ['Jobs', link('Mornings with the Byrnes'), link('Mornings with the Moores')],

  arrival_notes_changed: ['Hello, Declan', title('Your next visit'), '7 Seapoint Avenue'],
  visit_not_needed: ['Hello, Declan', visit(UNNEEDED, 'Not needed')],
  visit_restored: ['Hello, Declan', visit(UNNEEDED, 'I can’t come')],
  visit_missed: ['Hello, Declan', visit(YESTERDAY, /^We heard that nobody came/)],
  visit_not_missed: ['Hello, Declan', title('Your next visit')],
  own_visit_moved: ['Hello, Declan', visit(MOVED, /^Moved from /)],
  absence_covered: ['Hello, Declan', visit(OFF, /^Someone else comes/)],
  visit_to_cover: ['Hello, Oksana', visit(OFF, '7 Seapoint Avenue'), visit(OFF, 'You come instead')],
  cover_asked: ['Hello, Oksana', button('Yes, I can come'), button('No, I can’t come'), /^Pay: /],
  cover_ended: ['Hello, Oksana', title('Hello, Oksana')],
  cover_off: ['Hello, Siobhán', title('Hello, Siobhán')],
  new_terms_proposed: ['Evenings with cards', /^€27\.50 an hour/, button('Yes, I agree'), button('No')],
  new_terms_agreed: ['Evenings with cards', /^New terms from /, /^€27\.50 an hour/],
  new_terms_off: ['Evenings with cards', 'What happens next'],
  placement_changed: ['Evenings with cards', /^Monday to Saturday evenings/],
  leave_settled: ['Evenings with cards', /Come as agreed\./],
  placement_ending: ['Evenings with cards', /Come as agreed until /, /Nora moves to her son/],
  placement_ended: ['Evenings with cards', /^This placement ended on /],
};
