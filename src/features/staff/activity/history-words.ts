import type { HistoryWords, RecordedEvent } from '../../../domain/history.ts';
import {
  APPLICATION_STATUS,
  DOCUMENT_STATUS,
  JOB_STATUS,
  PROFILE_STATUS,
  REQUEST_STATUS,
  TURN,
} from '../../../domain/status.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../domain/vocabulary.ts';
import { PROFILE_FIELDS } from '../caregivers/profile-facts.ts';

type Words = Omit<HistoryWords, 'people'>;
type Row = Record<string, unknown>;

const now = ({ after }: RecordedEvent) => Object(after) as Row;
const before = (event: RecordedEvent) => Object(event.before) as Row;

const request: Words = {
  created: 'Request received',
  visitor: 'the family',
  stranger: 'the family',
  statuses: REQUEST_STATUS,
  fields: {
    priority: 'urgency',
    assigned_to: 'who has it',
    contact_name: 'contact name',
    contact_phone: 'phone number',
    contact_email: 'email address',
    contact_by: 'way to be reached',
    contact_language: 'language',
  },
  tell(event) {
    const { subjectType, action } = event;
    const has = (column: string) => now(event)[column] != null;
    if (subjectType === 'request_questions') {
      if (action === 'insert') return 'Question asked';
      return has('answer') ? 'Question answered' : '';
    }
    if (action === 'read') return 'Contact read';
    if (has('private_link')) return 'New private link';
    // The contact comes and goes with the request itself.
    if (subjectType === 'request_contacts') return action === 'update' ? undefined : '';
    if (has('erased_at')) return 'Details erased';
    const { priority, status } = now(event);
    if (action === 'update' && typeof priority === 'boolean' && !status)
      return priority ? 'Marked urgent' : 'No longer urgent';
    return undefined;
  },
};

const job: Words = {
  created: 'Published as a job',
  visitor: 'The system',
  statuses: { ...JOB_STATUS, closed: { label: 'Job closed', tone: TURN.over } },
  fields: {
    title: 'title of the job',
    summary: 'description of the job',
    availability: 'times of the job',
    required_credentials: 'documents asked for',
    waivers: 'why documents are not asked for',
  },
  // Published, it is open from the start.
  tell: (event) =>
    event.action === 'insert'
      ? undefined
      : { open: 'Job open again', filled: 'Job filled' }[String(now(event)['status'])],
};

const application: Words = {
  created: 'Applied',
  visitor: 'The system',
  // Whoever answers on the private page has no account.
  stranger: 'The family, or the system',
  statuses: APPLICATION_STATUS,
  fields: {
    message: 'message',
    may_be_shown: 'whether the family may be told',
    confirmed_times: 'times confirmed',
  },
  tell(event) {
    const { status, has_applied: hasApplied } = now(event);
    if (event.action === 'insert') return status === 'invited' ? 'Invited' : undefined;
    return status === 'submitted' && hasApplied ? 'Applied' : undefined;
  },
};

const ANSWERS: Record<string, string> = {
  yes: 'said yes',
  talk: 'wants to talk first',
  no: 'said no',
};

const agreement: Words = {
  ...application,
  tell(event) {
    const { side, answer } = now(event);
    if (event.action === 'delete' || typeof answer !== 'string') return '';
    // Without a side it was given again, as a family does that wanted to talk first.
    const who = side === 'caregiver' ? 'The caregiver' : 'The family';
    return `${who} ${ANSWERS[answer] ?? answer}`;
  },
};

const placement: Words = {
  created: 'Placed',
  visitor: 'The system',
  statuses: {},
  fields: {
    availability: 'times',
    hourly_rate: 'hourly rate',
    starts_on: 'first day',
    ends_on: 'last day',
  },
  // A placement has no status; its first day and its end are told as if they were one's.
  tell(event) {
    if (event.action !== 'update') return undefined;
    const row = now(event);
    if (row['first_day_confirmed_at']) return 'First day confirmed';
    if (row['came'] === false) return 'Did not come on the first day';
    if (row['ended_at']) return 'Ended';
    // The audit log keeps that a reason was given, and not which.
    return 'end_reason' in row ? 'Last day agreed' : undefined;
  },
};

const profile: Words = {
  created: 'Profile created',
  visitor: 'the system',
  statuses: PROFILE_STATUS,
  fields: { ...PROFILE_FIELDS, assigned_to: 'who has it' },
  tell(event) {
    const row = now(event);
    if (row['changes_reason']) return 'Changes asked for';
    if ('changes_since' in before(event) && row['reviewed_at'] && !row['status']) return 'Changes approved';
    return undefined;
  },
};

const document: Words = {
  created: 'Document added',
  visitor: 'The system',
  statuses: DOCUMENT_STATUS,
  fields: { expires_on: 'last day' },
  tell(event) {
    const name =
      DOCUMENT_KINDS[(event.detail ?? now(event)['kind'] ?? before(event)['kind']) as DocumentKind];
    const did = documentStep(event);
    return did && (name ? `${did}: ${name}` : did);
  },
};

function documentStep(event: RecordedEvent): string | undefined {
  const { status } = now(event);
  if (event.action === 'insert') return 'Document added';
  if (event.action === 'delete') return 'Document removed';
  if (event.action === 'read') return 'Document opened';
  if (status === 'verified') return 'Document verified';
  if (status === 'rejected') return 'Document not accepted';
  return 'expires_on' in now(event) ? 'Last day of a document changed' : undefined;
}

const account: Words = {
  created: 'Account made',
  visitor: 'the person',
  statuses: {},
  fields: { email: 'email address' },
  tell(event) {
    if (event.action !== 'update') return undefined;
    const row = now(event);
    if ('deactivated_at' in row) return row['deactivated_at'] ? 'Deactivated' : 'Reactivated';
    if (row['role'] === 'admin') return 'Became an admin';
    if (row['role'] === 'caregiver') return 'Became a caregiver';
    return row['email_verified'] === true && !('email' in row) ? 'Email address confirmed' : undefined;
  },
};

/** Of what is told in a few words of its own, by what was done. */
const plain = (words: Partial<Record<string, string>>): Words => ({
  created: words['insert'] ?? 'Added',
  visitor: 'The system',
  statuses: {},
  fields: {},
  tell: ({ action }) => words[action],
});

const checkIn: Words = {
  ...plain({}),
  created: 'Asked how it goes',
  stranger: 'The family, or the system',
  tell(event) {
    const { answer, handled_at: handledAt } = now(event);
    if (handledAt) return 'Noted what was done';
    if (typeof answer !== 'string' || event.action !== 'update') return undefined;
    return answer === 'not_well'
      ? 'The family says that it does not go well'
      : 'The family says that it goes well';
  },
};

const invitation: Words = {
  ...plain({ insert: 'Admin invited', delete: 'Invitation removed' }),
  tell(event) {
    if (now(event)['accepted_at'] && event.action === 'update') return 'Invitation accepted';
    return now(event)['revoked_at'] && event.action === 'update' ? 'Invitation taken back' : undefined;
  },
};

const LISTS: Record<string, string> = {
  requests: 'requests',
  caregivers: 'caregivers',
  applications: 'applications',
  placements: 'placements',
  users: 'users',
  trail: 'the audit log',
};

/** What the events of each table are told in. */
export const HISTORY: Readonly<Record<string, Words>> = {
  requests: request,
  request_contacts: request,
  request_questions: request,
  jobs: job,
  applications: application,
  agreements: agreement,
  placements: placement,
  caregiver_profiles: profile,
  documents: document,
  users: account,
  offers: plain({ insert: 'Terms offered', update: 'Terms offered again', delete: 'Offer taken away' }),
  time_off: plain({ insert: 'Days off added', delete: 'Days off removed' }),
  check_ins: checkIn,
  invitations: invitation,
  activity_notes: {
    ...plain({ delete: 'Note gone with what it was about' }),
    tell: ({ action, detail }) =>
      action === 'insert' ? (detail === 'call' ? 'Call noted' : 'Note added') : undefined,
  },
  lists: {
    ...plain({}),
    tell: ({ detail }) => `List taken out: ${LISTS[detail ?? ''] ?? detail ?? ''}`,
  },
  credential_rules: plain({
    insert: 'Rule for documents added',
    update: 'Rule for documents changed',
    delete: 'Rule for documents removed',
  }),
  mails: plain({ delete: 'Email sent again' }),
  functions: plain({ refuse: 'A step was refused' }),
  retention: plain({ erase: 'What was kept long enough is gone' }),
  caregivers: plain({
    insert: 'Older record made',
    update: 'Older record changed',
    delete: 'Older record removed',
  }),
};
