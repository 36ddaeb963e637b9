// bundle: shared
import type { Failure } from '../lib/failure.ts';
import { MALFORMED_EMAIL } from './email.ts';

/** What failures are called in one place, by their code. */
export type Wording = Readonly<Record<string, string>>;

const REFUSALS: Wording = {
  already_admin: 'This address belongs to an admin already.',
  already_applied: 'You have already applied for this job.',
  already_published: 'This request has already been published as a job.',
  answer_missing: 'Write an answer first.',
  application_step_not_allowed: 'This application has moved on. Reload the page to see where it stands.',
  consent_missing: 'Tick the box to say that you agree.',
  document_file_missing: 'The file of this document is missing. Ask the caregiver to upload it again.',
  document_step_not_allowed: 'This document has already been marked that way.',
  file_too_large:
    'The file is larger than 10 MB. Choose a smaller one, or take the photo at a lower resolution.',
  file_type_refused: 'Only PDF, JPEG and PNG files can be uploaded.',
  files_remain:
    'Some of your files could not be removed, so your account is still here. Try again in a moment.',
  first_day_not_possible: 'A placement starts today at the earliest, and within a year from now.',
  invalid_answers: 'Some answers need another look.',
  invalid_email: MALFORMED_EMAIL,
  invalid_job: 'The title needs 5 to 120 characters and the description 20 to 4,000.',
  invitation_used: 'This invitation has been used: the person has signed up.',
  job_not_open: 'This job is no longer open.',
  last_admin:
    'This is the only admin. Invite another admin first, or make somebody one: without any, nobody could run this service.',
  malformed_request: 'Something in the answers could not be read. Start again, or call us.',
  not_qualified: 'Not every requirement of this job is met.',
  over_request_rate_limit: 'That was tried many times just now. Wait five minutes, then try again.',
  profile_changed: 'The caregiver has changed the profile meanwhile. Look at it again, then approve it.',
  profile_incomplete: 'Some parts of the profile are still missing.',
  profile_not_submittable: 'This profile has already been sent in.',
  profile_step_not_allowed: 'This profile has moved on. Reload the page to see where it stands.',
  question_missing: 'Write a question first.',
  reason_missing: 'Give a reason. The person will read it.',
  reference_taken: 'This request could not be stored under its reference. Send it again.',
  request_step_not_allowed: 'This request has moved on. Reload the page to see where it stands.',
  reveals_contact:
    'The text names the family, its address, email or phone number. Caregivers may not see those before they are placed.',
  second_admin_needed: 'Nobody removes themselves from the staff. Ask another admin to do it.',
  setup_closed: 'Set-up is done: there is an admin already.',
  sign_in_again: 'It is a while since you signed in. Enter your password, then try again.',
  too_large: 'These answers are too long to send. Shorten the notes.',
  too_long: 'The text is too long.',
  too_many_documents:
    'You have 40 documents here, which is the most we keep. Remove one that is no longer needed.',
  too_many_questions: 'This request has had 20 questions. Call the family instead.',
  too_many_requests: 'That was tried many times just now. Wait a few minutes, then try again.',
  user_banned: 'This account is closed. Call us if you think that is a mistake.',
  user_step_not_allowed: 'This account has moved on. Reload the page to see where it stands.',
  wrong_setup_code: 'This is not the setup code. Copy it from the place where the server was started.',
};

const KINDS: Record<Exclude<Failure['kind'], 'refused'>, string> = {
  offline: 'We can’t reach the service. Check your connection and try again.',
  'signed-out': 'You have been signed out. Sign in again to go on.',
  denied: 'Your account may not do this.',
  'not-found': 'We can’t find this. It may have been removed, or the link may be wrong.',
  server: 'Something went wrong on our side. Try again in a moment.',
};

/** The failure in words for the person it happened to: those of the place come first. */
export function explain({ kind, code }: Failure, wording: Wording = {}): string {
  return wording[code] ?? (kind === 'refused' ? (REFUSALS[code] ?? KINDS.server) : KINDS[kind]);
}

/** The same beside a form: where trying again may help, it also says that what was typed is still there. */
export function explainOnForm(failure: Failure, wording?: Wording): string {
  const words = explain(failure, wording);
  const mayPass = words === KINDS.offline || words === KINDS.server;
  return mayPass ? `${words.slice(0, -1)}; nothing you typed is lost.` : words;
}
