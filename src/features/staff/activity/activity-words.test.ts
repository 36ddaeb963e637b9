import { expect, test } from 'vitest';
import type { Activity } from '../../../data/activity.ts';
import { activityInWords } from './activity-words.ts';

const one = (part: Partial<Activity>): Activity => ({
  id: 'e1',
  source: 'change',
  subjectType: 'requests',
  occurredAt: '2026-11-20T10:00:00Z',
  actorId: 'c',
  actorName: 'Orla Keane',
  action: 'update',
  before: null,
  after: null,
  detail: null,
  words: null,
  ...part,
});
const told = (part: Partial<Activity>, about = 'request', people: Record<string, string> = {}) =>
  activityInWords([one(part)], about, people).map(({ title, by, note }) =>
    [title, by, note].filter(Boolean).join(' / '),
  );
const after = (subjectType: string, row: object, action = 'update') =>
  activityInWords([one({ subjectType, after: row, action })], '', {}).map(({ title, note }) =>
    [title, note].filter(Boolean).join(' / '),
  )[0];

test('a note shows its author and, if it is about another record, which one', () => {
  const note = {
    source: 'note',
    subjectType: 'activity_notes',
    action: 'call',
    words: 'Rang twice.',
  } as const;
  expect(told({ ...note, detail: 'request' })).toEqual(['Call / Orla Keane / Rang twice.']);
  expect(told({ ...note, action: 'note', detail: 'application' }, 'request', { c: 'you' })).toEqual([
    'Note on the application / you / Rang twice.',
  ]);
  expect(told({ ...note, detail: 'person' }, 'caregiver')).toEqual(['Call / Orla Keane / Rang twice.']);
});

test('a note about an earlier day says when it was written', () => {
  const note = { source: 'note', subjectType: 'activity_notes', action: 'call', words: 'Said yes.' } as const;
  expect(told({ ...note, detail: 'request', writtenAt: '2026-11-22T10:00:00Z' })).toEqual([
    'Call / Orla Keane, written on 22 November 2026 / Said yes.',
  ]);
  expect(told({ ...note, detail: 'request', writtenAt: '2026-11-20T16:00:00Z' })).toEqual([
    'Call / Orla Keane / Said yes.',
  ]);
});

test('a message says whether it was emailed, and an unsent one is not called a message', () => {
  const message = (detail: string | null, subjectType = 'family') =>
    told({ source: 'message', subjectType, action: 'request_read', actorId: null, detail })[0]?.replace(
      /: [^/]+ /,
      ' ',
    );
  expect(message('sent')).toBe('Message / emailed to the family');
  expect(message('waiting')).toBe('Message / email to the family not sent yet');
  expect(message('failed', 'caregiver')).toBe('Message / email to the caregiver failed');
  expect(message('bell', 'caregiver')).toBe('Message / the caregiver sees it when they sign in, no email');
  expect(message('unsent')).toBe('Not emailed / the family gets no emails');
  expect(message(null)).toBe('Message / to the family');
});

test('a changed answer is shown without the terms it was given to', () => {
  const [entry] = activityInWords(
    [
      one({
        subjectType: 'agreements',
        before: { answer: 'yes', starts_on: '2026-11-24' },
        after: { side: 'family', answer: 'talk', starts_on: '2026-11-25' },
      }),
    ],
    'application',
    {},
  );
  expect(entry).toMatchObject({
    title: 'The family wants to talk first',
    changes: [{ from: 'said yes', to: 'wants to talk first' }],
  });
});

test('offered terms are listed in full, with the yes that they end', () => {
  const terms = { availability: 1, hourly_rate: 21, starts_on: '2026-12-07', ends_on: null };
  expect(after('offers', terms, 'insert')).toBe(
    'Terms offered: Monday mornings, €21 an hour, from 7 December 2026',
  );
  expect(after('offers', {}, 'insert')).toBe('Terms offered');
  const awayOn = { from_day: '2026-12-08', to_day: '2026-12-09' };
  expect(after('time_off', awayOn, 'insert')).toBe('Days off added: 8 December 2026 to 9 December 2026');
  expect(after('requests', { private_link: 'ended', made_by: 'email' })).toBe(
    'Private link ended: sent by email',
  );
  const lapsed = { subjectType: 'agreements', action: 'delete', before: { side: 'family', answer: 'yes' } };
  expect(told(lapsed)).toEqual(['The family’s yes no longer counts / Orla Keane']);
});

test('a checked, refused or opened document is listed with its kind', () => {
  const document = { subjectType: 'documents', detail: 'first_aid' };
  expect(told({ ...document, after: { status: 'verified', check_note: 'Seen.' } })).toEqual([
    'Document verified: First aid certificate / Orla Keane / Seen.',
  ]);
  expect(told({ ...document, after: { status: 'rejected', check_note: 'Blurred.' } })[0]).toMatch(
    /^Document not accepted: /,
  );
  expect(told({ ...document, source: 'view', action: 'read' })[0]).toMatch(/^Document opened: /);
  expect(after('documents', { kind: 'first_aid' }, 'insert')).toMatch(/^Document added: /);
  expect(after('documents', { expires_on: '2027-01-01' })).toMatch(/^Document’s expiry changed/);
});

test('each step of an application is listed, undone ones too', () => {
  expect(after('applications', { status: 'invited' }, 'insert')).toBe('Invited');
  expect(after('applications', { status: 'submitted' }, 'insert')).toBe('Applied');
  expect(after('applications', { status: 'submitted', has_applied: true })).toBe('Applied');
  expect(after('applications', { status: 'declined', status_reason: 'Too far.' })).toBe(
    'Declined / Too far.',
  );
  const invited = { subjectType: 'applications', before: { status: 'invited' } };
  expect(told({ ...invited, after: { status: 'declined' } })[0]).toMatch(/^Invitation ended /);
  expect(after('agreements', { side: 'family', answer: 'talk' })).toBe('The family wants to talk first');
  expect(after('agreements', { side: 'caregiver', answer: 'no' })).toBe('The caregiver said no');
  expect(after('agreements', {}, 'delete')).toBeUndefined();
});

test('a placement lists its first day, corrections and end', () => {
  expect(after('placements', { ended_at: '2026-03-10', end_reason: null })).toBe('Placement ended');
  expect(after('placements', { end_reason: null, ends_on: '2026-03-31' })).toBe('Last day agreed');
  expect(after('placements', { hourly_rate: 25 })).toBe('Changed: hourly rate');
  expect(after('placements', { first_day_confirmed_at: '2026-03-02' })).toBe('First day confirmed');
});

test.each([
  ['cannot_come', {}, 'insert', 'The caregiver can’t come on'],
  [
    'cannot_come',
    { covered_by: 'Eoin Byrne', settled_at: '2026-11-23' },
    'update',
    'Eoin Byrne comes instead on',
  ],
  ['cannot_come', { covered_by: null, settled_at: null }, 'update', 'Nobody comes instead any more on'],
  ['cannot_come', { undone_at: '2026-11-23' }, 'update', 'The caregiver can come after all on'],
  ['not_needed', {}, 'insert', 'Visit not needed on'],
  ['missed', {}, 'insert', 'Nobody came on'],
  ['missed', { settled_at: '2026-11-24' }, 'update', 'Visit settled:'],
  ['missed', { undone_at: '2026-11-24' }, 'update', 'Corrected: someone came on'],
])('a visit (%s) %o is named by its day and part: %s', (kind, row, action, words) => {
  const event = { subjectType: 'visit_changes', action, after: row, detail: `${kind} 2026-11-24 360` };
  expect(told(event)[0]).toContain(`${words} Tuesday 24 November 2026, in the morning, 6:00–12:00 /`);
});

test('a moved visit is listed with both times', () => {
  const event = { subjectType: 'visit_changes', after: {}, detail: 'moved 2026-11-24 450 2026-11-25 900' };
  expect(told({ ...event, action: 'insert' })[0]).toContain(
    'Visit moved from Tuesday 24 November 2026, at 7:30, to Wednesday 25 November 2026, at 15:00',
  );
});

test.each([
  ['insert', {}, 'New terms proposed, from'],
  ['update', { family_yes_at: '2026-11-24' }, 'The family said yes to the terms from'],
  ['update', { caregiver_yes_at: '2026-11-24', agreed_at: '2026-11-24' }, 'Both agreed to the terms from'],
  ['update', { ended_at: '2026-11-24', refused_by: 'caregiver' }, 'The caregiver said no to the terms from'],
  ['update', { ended_at: '2026-11-24' }, 'The terms from 1 December 2026 were cancelled'],
])('a change of terms (%s) %o is listed with its day: %s', (action, row, words) => {
  const event = { subjectType: 'terms_changes', action, after: row, detail: '2026-12-01' };
  expect(told(event)[0]).toContain(words);
});

test('changes of role and access say what they mean', () => {
  expect(after('users', { role: 'admin' })).toBe('Became an admin');
  expect(after('users', { deactivated_at: '2026-01-01', deactivated_reason: 'Left us' })).toBe(
    'Deactivated / Left us',
  );
  expect(after('users', { deactivated_at: null, deactivated_reason: null })).toBe('Reactivated');
  expect(after('users', { email_verified: true })).toBe('Email address confirmed');
  expect(after('users', { email: 'new@example.com', email_verified: true })).toBe('Changed: email address');
  expect(after('users', { role: 'admin', email: 'a@b.ie' }, 'insert')).toBe('Account created');
});

test('the steps of a request and its job are listed', () => {
  expect(after('requests', { status: 'declined', status_reason: 'Too far away' })).toBe(
    'Declined / Too far away',
  );
  expect(after('requests', { status: 'in_review' })).toBe('Moved to review');
  expect(after('request_contacts', {}, 'read')).toBe('Contact viewed');
  expect(after('requests', { wants_emails: false })).toBe('Changed: wants emails');
  expect(after('request_questions', { answer: 'Yes' })).toBe('Question answered');
  expect(after('jobs', {}, 'insert')).toBe('Published as a job');
  expect(after('jobs', { title: 'Company' })).toBe('Changed: title');
  expect(after('jobs', { nr: 2 })).toBeUndefined();
  expect(after('of_a_later_version', {})).toBeUndefined();
});

test('a job opens again only after another status, and a change of urgency says which', () => {
  expect(after('jobs', { status: 'open' }, 'insert')).toBe('Published as a job');
  expect(after('jobs', { status: 'open' })).toBe('Job reopened');
  expect(after('requests', { priority: true })).toBe('Marked urgent');
  expect(after('requests', { priority: false })).toBe('Urgent flag removed');
});
