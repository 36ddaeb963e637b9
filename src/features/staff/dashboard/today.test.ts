import { expect, test } from 'vitest';
import type { PendingItem } from '../waiting/with-waiting.ts';
import { aboutOf, actionOf, ageOf, beside, dayOfDue, dueOf, placeOf, weekOfGap, whoseOf } from './today.ts';

const NOTHING = { why: null, careTypes: null, start: null, begins: null };

test.each([
  ['submitted', 'Review request'],
  ['in_review', 'Publish request'],
  ['open', 'Publish the rest'],
] as const)('a request that is %s: %s', (status, words) => {
  expect(actionOf({ kind: 'request', status, detail: null })).toBe(words);
});

test('a question that was not emailed is asked by phone', () => {
  const question = { kind: 'question', status: 'unheard', detail: 'Are there stairs?' } as const;
  expect(actionOf(question)).toBe('Call the family and ask');
  expect(aboutOf({ ...NOTHING, ...question })).toBe('Are there stairs?');
});

test.each([
  [['companionship'], 'day', '2026-11-25', 'Companionship, begins Wed 25 Nov'],
  [['companionship', 'personal_care'], 'soon', null, 'Companionship +1, as soon as possible'],
  [['companionship'], 'unsure', null, 'Companionship'],
] as const)('a request is named by its care and its first day (%s, %s)', (care, start, begins, words) => {
  const request = { kind: 'request', status: 'submitted', detail: null, why: null } as const;
  expect(aboutOf({ ...request, careTypes: [...care], start, begins })).toBe(words);
});

test('a document is named by its kind, an application by its job', () => {
  const about = { ...NOTHING, status: null };
  expect(aboutOf({ ...about, kind: 'document', detail: 'first_aid' })).toBe('First aid certificate');
  expect(aboutOf({ ...about, kind: 'application', detail: 'Walks by the sea' })).toBe('Walks by the sea');
});

test('a profile is new or changed, and names the document to ask for before it can be approved', () => {
  const profile = { ...NOTHING, kind: 'profile', status: 'submitted' } as const;
  expect(actionOf({ ...profile, detail: null })).toBe('Review profile');
  expect(actionOf({ ...profile, detail: 'qualification' })).toBe('Ask for care qualification');
  expect(aboutOf({ ...profile, detail: 'qualification' })).toBe('New profile');
  expect(aboutOf({ ...profile, status: 'approved', detail: null })).toBe('Changes to a profile');
});

test.each([
  ['nobody', null, 'Nobody has applied'],
  ['left', '2026-11-25', 'The caregiver left, nobody comes from Wed 25 Nov'],
] as const)('a job without a caregiver (%s) says why, and when it begins', (why, begins, words) => {
  const search = { kind: 'search', status: 'open', detail: 'Walks by the sea' } as const;
  expect(aboutOf({ ...NOTHING, ...search, why, begins })).toBe(words);
  expect(actionOf({ kind: 'search', status: 'open', detail: null })).toBe('Find a caregiver');
});

test.each([
  ['cannot_come', 'Find someone', 'Nobody comes on Tue 24 Nov', '/admin/placements/p1?visit=c1'],
  ['missed', 'Call family', 'Nobody came on Tue 24 Nov', '/admin/placements/p1'],
] as const)('a visit (%s) says its day, and opens its placement', (status, action, about, place) => {
  const visit = { ...NOTHING, kind: 'visit', status, detail: null, begins: '2026-11-24' } as const;
  expect([actionOf(visit), aboutOf(visit)]).toEqual([action, about]);
  const thing = { ...visit, subjectId: 'c1', requestId: 'r1', placementId: 'p1' } as PendingItem;
  expect(placeOf(thing)).toBe(place);
});

test('the board opens at the week of the next visit that nobody comes to', () => {
  const on = (begins: string, status = 'cannot_come') => ({ kind: 'visit', status, begins }) as PendingItem;
  expect(weekOfGap([on('2026-12-09'), on('2026-11-24'), on('2026-11-02', 'missed')])).toBe(
    '/admin/visits?week=2026-11-24',
  );
  expect(weekOfGap([])).toBe('/admin/visits');
});

test.each([
  ['2026-03-24T23:30:00Z', 'Today'],
  ['2026-03-23T12:00:00Z', '1 day'],
  ['2026-02-24T12:00:00Z', '28 days'],
])('an item since %s is %s old', (since, words) => {
  expect(ageOf(since, '2026-03-24')).toBe(words);
});

test.each([
  ['2026-03-20', '4 days overdue'],
  ['2026-03-23', '1 day overdue'],
  ['2026-03-24', 'Today'],
  ['2026-03-25', 'Tomorrow'],
  ['2026-03-31', 'In 7 days'],
  [null, '–'],
])('due on %s is %s', (due, words) => {
  expect(dueOf(due, '2026-03-24')).toEqual({ words, late: words.endsWith('overdue') });
});

test('a day shows its year only if it is another year', () => {
  expect(dayOfDue('2026-03-20', '2026-03-24')).toBe('Fri 20 Mar');
  expect(dayOfDue('2025-12-29', '2026-01-02')).toBe('29 Dec 2025');
});

test('a family’s work names its client first, a caregiver’s work the caregiver', () => {
  const none = { client: null, requestId: null, reference: null, caregiverName: null, town: null };
  const client = { recipient: 'Peg Walsh', contact: 'Nora Walsh' };
  const words = (thing: object) => {
    const item = { ...none, ...thing } as PendingItem;
    return [whoseOf(item), beside(item)];
  };
  expect(words({ client, requestId: 'r', reference: 'K7QM4RT9X', town: 'Galway' })).toEqual([
    'Peg Walsh',
    'Contact: Nora Walsh, Galway, K7Q-M4R-T9X',
  ]);
  expect(words({ client, kind: 'visit', requestId: 'r', caregiverName: 'Mary Byrne' })).toEqual([
    'Peg Walsh',
    'Contact: Nora Walsh, Caregiver: Mary Byrne',
  ]);
  // The caregiver gets the answer.
  expect(words({ client, kind: 'application', requestId: 'r', caregiverName: 'Mary Byrne' })[1]).toBe(
    'Caregiver: Mary Byrne',
  );
  expect(words({ requestId: 'r', reference: 'K7QM4RT9X' })).toEqual(['Erased', 'K7Q-M4R-T9X']);
  expect(words({ caregiverName: 'Mary Byrne' })).toEqual(['Mary Byrne', '']);
});
