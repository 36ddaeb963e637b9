export const you = 'You';
export const added = 'Added';
export const changed = 'Changed';
export const changedErased = 'Changed, contents erased';
export const answersChanged = 'Answers changed';
export const noLongerThere = 'No longer there';
export const contactReceived = 'Contact received';
export const contactErased = 'Contact erased';
export const answerRead = 'Answer read';
export const questionErased = 'Question erased';
export const messageErased = 'Message erased';
export const answerNoLongerCounts = 'Answer no longer counts';
export const request = 'Request';
export const applicationOf = 'Application of';
export const placementOf = 'Placement of';
export const unnamed = {
  lists: 'A list',
  functions: 'The service',
  retention: 'Records past their retention period',
  credential_rules: 'Documents we ask for',
  mails: 'An email',
  presets: 'A saved text or view',
  invitations: 'An invitation',
  caregivers: 'A legacy record',
} as const;

export const auditLog = 'Audit log';
export const whoDidWhatWhat = 'Who did what, and when. Nobody can change it.';
export const auditLogCouldNot = 'We couldn’t load the audit log';
export const tryAgain = 'Try again';
export const what = 'What';
export const about = 'About';
export const who = 'Who';
export const when = 'When';
export const nothingFits = 'Nothing found';
export const showAll = 'Show all';
export const tryFewerFiltersOther = 'Try fewer filters, or other days. Enter a reference in full.';
export const toTheLatest = 'To the latest';
export const earlier = 'Earlier';
export const nameYou = '{name} (you)';
export const nameLeft = '{name} (left)';
export const families = 'Families';
export const theSystem = 'The system';
export const anyone = 'Anyone';
export const someoneElse = 'Someone else';
export const whatDone = 'What was done';
export const allActions = 'All actions';
export const changes = 'Changes';
export const views = 'Views: who opened what';
export const signInsStaff = 'Staff sign-ins';
export const refusedSteps = 'Refused actions and sign-ins';
export const fromAddress = 'From one network address.';
export const fromAddresses = 'From {addresses} network addresses.';
export const noSuchAccount = 'No account has that email address.';
export const aboutWhat = 'About what';
export const allSubjects = 'All subjects';
export const requests = 'Requests';
export const jobs = 'Jobs';
export const caregivers = 'Caregivers';
export const documents = 'Documents';
export const applications = 'Applications';
export const placements = 'Placements';
export const users = 'Users';
export const notesCalls = 'Notes and calls';
export const listsTakenOut = 'Exported lists';
export const everythingElse = 'Everything else';
export const referenceNameEmail = 'Reference, name or email';
export const aboutWhich = 'About which record';
export const allRecords = 'All records';
export const oneRecord = 'Only this record';
export const fromDay = 'From';
export const toDay = 'To';

export const why = 'Why';
export const change = 'From → to';

/** What was tried, by the call that was refused. */
export const refusedCalls = {
  accept_invitation: 'accept an invitation',
  add_caregivers: 'add caregivers',
  add_document: 'add a document',
  add_note: 'add a note',
  add_placements: 'import placements',
  add_time_off: 'add days off',
  answer_cover: 'answer about a visit',
  answer_family: 'answer a family',
  answer_introduction: 'answer an introduction',
  answer_leave: 'answer a caregiver who wants to stop',
  answer_offer: 'answer an offer',
  answer_question: 'answer a question',
  answer_terms: 'answer new terms',
  apply_to_job: 'apply for a job',
  approve_caregiver: 'approve a profile',
  ask_family: 'ask a family',
  ask_team: 'write to our team',
  ask_to_leave: 'ask to stop',
  assign: 'change an owner',
  become_first_admin: 'become the first admin',
  cannot_come: 'cancel a visit',
  change_request: 'change a request',
  change_request_contact: 'change a contact',
  claim_password: 'choose a password',
  close_request: 'close a request',
  complain: 'complain',
  confirm_first_day: 'confirm the first day',
  confirm_profile: 'confirm a profile',
  correct_placement: 'correct terms',
  correct_request: 'change a request',
  cover_visit: 'save who comes',
  date_document: 'change a document’s expiry',
  deactivate_user: 'deactivate an account',
  decline_application: 'decline an application',
  decline_invitation: 'decline an invitation',
  decline_request: 'decline a request',
  delete_my_account: 'delete an account',
  delete_preset: 'remove a saved text or view',
  edit_job: 'edit a job',
  end_placement: 'end a placement',
  enter_profile: 'change a profile',
  erase_request: 'erase a request',
  export_my_data: 'export own data',
  export_request: 'export a request',
  family_behind: 'view a contact',
  files: 'open or save a file',
  introduce_applicants: 'introduce caregivers',
  invite_admin: 'invite an admin',
  invite_again: 'invite a caregiver again',
  invite_caregiver: 'invite a caregiver',
  invite_to_cover: 'invite caregivers to a visit',
  issue_private_link: 'create a private link',
  list_applications: 'list applications',
  list_audit_log: 'read the audit log',
  list_caregivers: 'list caregivers',
  list_documents: 'list documents',
  list_placements: 'list placements',
  list_requests: 'list requests',
  list_users: 'list users',
  move_visit: 'move a visit',
  need_no_answer: 'settle a message',
  offer_job: 'offer a job',
  open_document: 'open a document',
  place_caregiver: 'place a caregiver',
  propose_terms: 'propose new terms',
  publish_job: 'publish a job',
  reactivate_user: 'reactivate an account',
  read_answers: 'mark answers as read',
  read_contact: 'view a contact',
  reconsider_application: 'reopen an application',
  record_agreement: 'record an answer',
  record_application: 'record a phone application',
  record_complaint: 'record a complaint',
  record_export: 'export a list',
  record_question_answer: 'record an answer',
  record_sharing: 'record that a profile may be shared',
  record_terms_answer: 'record an answer to new terms',
  record_visit_change: 'record a change of a visit',
  reject_document: 'mark a document as not accepted',
  remove_needed_times: 'remove times',
  reopen_complaint: 'reopen a complaint',
  request_profile_changes: 'ask for changes to a profile',
  reset_second_factor: 'reset a second factor',
  review_request: 'review a request',
  revoke_invitation: 'withdraw an admin invitation',
  save_arrival_notes: 'change notes for the caregiver',
  save_credential_rules: 'change the documents we ask for',
  save_preset: 'save a text or view',
  search_everything: 'search',
  send_mail_again: 'send an email again',
  set_user_role: 'change a role',
  settle_complaint: 'settle a complaint',
  settle_visit: 'settle a visit',
  shortlist_application: 'shortlist an application',
  submit_profile: 'send a profile for review',
  submit_request: 'send a request',
  suspend_caregiver: 'suspend a caregiver',
  take_back_job: 'withdraw a job',
  take_back_visit_change: 'undo a change of a visit',
  take_back_withdrawal: 'reopen a request',
  track_request: 'open a request',
  verify_dated: 'verify a document',
  withdraw_application: 'withdraw an application',
  withdraw_request: 'withdraw a request',
  withdraw_terms: 'withdraw new terms',
} as const;
