export const leaveOutContact =
  'Leave out phone numbers, emails and links: we pass on how to reach you when you are placed.';
export const refusals = {
  already_admin: 'This address belongs to an admin already.',
  already_applied: 'You have already applied for this job.',
  already_invited: 'This caregiver has been invited already.',
  application_step_not_allowed: 'This application has changed. Reload the page to see it as it is now.',
  cover_settled: 'Thank you, but someone else comes by now, or the visit is off.',
  entry_changed: 'Our team has just changed something. Look at it again, then confirm.',
  days_off_backwards: 'The last day can’t come before the first.',
  days_off_known: 'You have days off from this day already. Remove those first.',
  days_off_not_possible: 'Days off can lie a month back and up to two years ahead.',
  days_off_too_long: 'Add a year at a time at most.',
  document_file_missing: 'The file of this document is missing. Ask the caregiver to upload it again.',
  document_invalid: 'The file’s name or one of the days can’t be kept like this. Look at them again.',
  document_step_not_allowed: 'This document has already been marked that way.',
  file_too_large:
    'The file is larger than 10 MB. Choose a smaller one, or take the photo at a lower resolution.',
  file_type_refused: 'Only PDF, JPEG and PNG files can be uploaded.',
  files_remain:
    'Some of your files could not be removed, so your account is still here. Try again in a moment.',
  invitation_used: 'This invitation has been used: the person has signed up.',
  job_not_open: 'This job is no longer open.',
  last_admin:
    'This is the only admin. Invite another admin first, or make someone one: without any, nobody could run this service.',
  not_begun: 'The first day is still to come.',
  not_qualified: 'Not every requirement of this job is met.',
  offer_changed: 'The offer has changed. Read it again, then answer.',
  offer_expired: 'This offer has ended. We’ll tell you what happens next.',
  other_visits_off: 'Your visits on these days have changed. Look at them again, then save.',
  placement_ended: 'This placement has ended.',
  profile_incomplete: 'Some parts of the profile are still missing.',
  profile_invalid: 'Something in the profile can’t be kept like this. Look at it again.',
  profile_not_submittable: 'This profile has already been sent in.',
  profile_step_not_allowed: 'This profile has changed. Reload the page to see it as it is now.',
  said_no: 'This caregiver has said no to this job. They can still apply by themselves: call them.',
  times_not_asked: 'The job’s times have changed. Reload the page, and choose again.',
  too_many_days_off: 'A hundred times off are the most we keep. Remove one that is over.',
  too_many_documents:
    'You have 40 documents here, which is the most we keep. Remove one that is no longer needed.',
  too_many_visits_off: 'You have too many visits on these days to cancel here. Add fewer days, or call us.',
  too_many_invited:
    'Twenty caregivers are invited already. Wait for their answers, or take an invitation back.',
} as const;
