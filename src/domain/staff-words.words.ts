export const refusals = {
  agreement_missing: 'The family and the caregiver both have to agree first.',
  already_followed: 'Someone else is placed on this job already, so there is nobody to look for.',
  answers_changed:
    'An answer has come since you opened this. It is on the page now: read it, then decide. What you wrote is kept.',
  answers_have_job:
    'A job or a placement depends on what you changed. Take the job back or end the placement first. Or change only the rest.',
  already_published: 'All times of this request are published or covered already.',
  cannot_move: 'The caregiver has another visit or days off then. Choose another time.',
  cannot_cover: 'They can no longer come then. Choose someone else.',
  change_proposed: 'A change is proposed already. Withdraw it first, or wait for the answers.',
  change_step_not_allowed: 'This change is agreed on, refused or withdrawn by now.',
  changed_meanwhile:
    'Someone has changed this since you opened it. What you wrote is not lost. Compare both below, and choose one.',
  ends_on_invalid: 'The last day is the first one or later, is not past, and lies within ten years.',
  expiry_invalid: 'Enter a day after the day of issue, and no more than ten years back.',
  first_day_confirmed: 'The caregiver has told us that they came on the first day.',
  first_visit_begun: 'Today’s visit should have begun by now. Choose a later first day.',
  first_visit_away:
    'The caregiver has told us days off on the day of the first visit. Choose another first day.',
  owner_changed: 'Someone else has just changed this. You now see who has it.',
  from_day_invalid:
    'Choose a day after today and the first day, within a year. It must be before the end and after other changes.',
  introduction_missing: 'Write why this caregiver suits the family.',
  invalid_job: 'The title needs 5 to 120 characters and the description 20 to 4,000.',
  last_day_invalid: 'The last day can lie a year back or ahead, and not after the one that is agreed on.',
  name_of_role: 'That name would be read as what the family or the system did. Give your own.',
  moved_to_invalid:
    'Choose a time that is still to come, at most a week from the agreed day, and while the placement lasts.',
  no_visit_then: 'No visit is agreed on for that time any more.',
  not_agreed_to_be_shown: 'The caregiver has not agreed to be shown to families yet.',
  nothing_needed: 'Then nothing would be needed any more. Close the request instead.',
  one_job_at_a_time: 'Introduce the applicants of one job at a time.',
  message_step_not_allowed: 'Someone has answered this message already. Their answer is on the page now.',
  own_record: 'This is about yourself. Ask a colleague to do it.',
  documents_missing: 'Documents that this care asks for are not verified and in date yet.',
  profile_changed:
    'The caregiver has changed the profile since you opened it. Look at it again, then approve it.',
  profile_reveals_caregiver:
    'What the caregiver says about itself gives away its surname, phone number or email, which families may not see before someone is placed. Ask it to change that first.',
  question_missing: 'Write a question first.',
  photo_file_missing:
    'The file of the photo is missing. Ask the caregiver to upload it again, or to remove it.',
  rate_invalid: 'The hourly rate lies between 1 and 1,000, with two decimals at most.',
  reveals_contact:
    'The text names the family, its address, email or phone number. Caregivers may not see those before they are placed.',
  reveals_caregiver:
    'The text gives away the caregiver’s surname, phone number or email. Families may not see those before someone is placed.',
  said_before_asked: 'Nobody can have said so before there was an application, or an offer, to say it of.',
  said_by_missing: 'Write who said so.',
  said_on_invalid: 'The day on which it was said is today or within the last year.',
  second_admin_needed: 'Nobody removes themselves from the staff. Ask another admin to do it.',
  stands_until_invalid: 'An offer can end today at the earliest, and in three months at the latest.',
  starts_on_invalid: 'A placement starts today at the earliest, and within a year from now.',
  still_placed:
    'A family counts on this caregiver. End the placement first, with a reason that the family reads.',
  times_have_job:
    'Another job of this request has some of these times. Look at it again, then choose others.',
  visits_invalid: 'These visits overlap, or are too long. Change the times or the hours.',
  visits_missing: 'The job asks for more visits at some of these times.',
  terms_differ: 'Your first proposal has arrived. To propose other terms, withdraw it first.',
  terms_not_possible: 'These terms are no longer possible. Withdraw them, then propose others.',
  times_belong_together: 'One visit lies in several of these times. Choose them together.',
  times_invalid: 'Choose at least one of the times that the job asks for.',
  times_not_asked: 'Choose among the times that the family asks for, at least one.',
  times_of_another_job: 'Another job of this request has some of these times by now. Choose others.',
  times_taken: 'This caregiver is placed with another family at some of these times.',
  too_many_introduced: 'A family is introduced to three caregivers at most.',
  too_many_questions: 'This request has had 20 questions. Call the family instead.',
  visit_over: 'This visit is over.',
  visit_times_changed: 'The times of this visit have changed. Reload the page to see them.',
  visit_to_come: 'This visit has not begun yet.',
  waiver_reason_missing: 'Write why this document is not asked for.',
  user_step_not_allowed: 'This account has changed. Reload the page to see it as it is now.',
} as const;
