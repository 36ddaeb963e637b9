import { addWords } from './explain.ts';

// Refusals that only someone who is signed in can meet: the open pages need not carry their words.
addWords({
  already_admin: 'This address belongs to an admin already.',
  already_applied: 'You have already applied for this job.',
  already_published: 'This request has already been published as a job.',
  application_step_not_allowed: 'This application has moved on. Reload the page to see where it stands.',
  days_off_not_possible: 'Days off can lie a month back and up to two years ahead.',
  document_file_missing: 'The file of this document is missing. Ask the caregiver to upload it again.',
  document_step_not_allowed: 'This document has already been marked that way.',
  file_too_large:
    'The file is larger than 10 MB. Choose a smaller one, or take the photo at a lower resolution.',
  file_type_refused: 'Only PDF, JPEG and PNG files can be uploaded.',
  files_remain:
    'Some of your files could not be removed, so your account is still here. Try again in a moment.',
  first_day_not_possible: 'A placement starts today at the earliest, and within a year from now.',
  invalid_job: 'The title needs 5 to 120 characters and the description 20 to 4,000.',
  invitation_used: 'This invitation has been used: the person has signed up.',
  job_not_open: 'This job is no longer open.',
  last_admin:
    'This is the only admin. Invite another admin first, or make somebody one: without any, nobody could run this service.',
  not_qualified: 'Not every requirement of this job is met.',
  profile_changed: 'The caregiver has changed the profile meanwhile. Look at it again, then approve it.',
  profile_incomplete: 'Some parts of the profile are still missing.',
  profile_not_submittable: 'This profile has already been sent in.',
  profile_step_not_allowed: 'This profile has moved on. Reload the page to see where it stands.',
  question_missing: 'Write a question first.',
  reveals_contact:
    'The text names the family, its address, email or phone number. Caregivers may not see those before they are placed.',
  second_admin_needed: 'Nobody removes themselves from the staff. Ask another admin to do it.',
  times_taken: 'This caregiver is placed with another family at some of these times.',
  too_many_days_off: 'A hundred times off are the most we keep. Remove one that is over.',
  too_many_documents:
    'You have 40 documents here, which is the most we keep. Remove one that is no longer needed.',
  too_many_questions: 'This request has had 20 questions. Call the family instead.',
  user_step_not_allowed: 'This account has moved on. Reload the page to see where it stands.',
});
