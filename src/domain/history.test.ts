import { expect, test } from 'vitest';
import { changeLines, historyInWords, type RecordedEvent } from './history.ts';
import { REQUEST_STATUS } from './status.ts';

const words = {
  created: 'Request received',
  visitor: 'the person',
  statuses: REQUEST_STATUS,
  steps: { open: 'Opened' },
  fields: {
    priority: { label: 'urgent', inWords: (held: boolean) => (held ? 'yes' : 'no') },
    about: { label: 'description' },
    contact_phone: { label: 'phone number' },
    skills: { label: 'skills', inWords: (held: string[]) => held.join(', '), nothing: 'none' },
  },
  people: { me: 'you' },
};
const event = (change: Partial<RecordedEvent>): RecordedEvent => ({
  id: 1,
  occurredAt: '2026-11-20T10:00:00Z',
  actorId: null,
  action: 'update',
  before: null,
  after: null,
  ...change,
});
const told = (change: Partial<RecordedEvent>) => {
  const [entry] = historyInWords([event(change)], words);
  return entry && [entry.title, entry.by, entry.note];
};

const linesOf = (change: Partial<RecordedEvent>) =>
  historyInWords([event(change)], words).flatMap(({ changes }) => changeLines(changes));

test('a step by a family’s link is the family’s, even on a device where someone is signed in', () => {
  const after = { status: 'withdrawn' };
  expect(told({ byFamily: true, after })?.[1]).toBe('the family');
  expect(told({ byFamily: true, actorId: 'x', actorName: 'Ada Moran', after })?.[1]).toBe(
    'the family’s link, used by Ada Moran',
  );
  expect(told({ action: 'insert', after })?.[1]).toBe('the person');
  expect(told({ after })?.[1]).toBe('the system');
});

test('a step by a link that staff may have seen says so', () => {
  const known = { byFamily: true, byKnownLink: true, after: { status: 'withdrawn' } };
  expect(told(known)?.[1]).toBe('someone with a link that our team read out');
  expect(told({ ...known, actorId: 'x', actorName: 'Ada Moran' })?.[1]).toBe(
    'Ada Moran, with a link that our team read out',
  );
});

test('a change shows both values, or only the earlier one if the title has the new one', () => {
  expect(linesOf({ before: { status: 'submitted' }, after: { status: 'in_review' } })).toEqual([
    'Before: New',
  ]);
  expect(linesOf({ before: { status: 'in_review' }, after: { status: 'open' } })).toEqual([
    'Before: In review',
  ]);
  expect(
    linesOf({ before: { priority: false, skills: ['driving'] }, after: { priority: true, skills: [] } }),
  ).toEqual(['Urgent: no → yes', 'Skills: driving → none']);
  expect(linesOf({ before: { about: null }, after: { about: 'x'.repeat(200) } })).toEqual([
    `Description: ${'x'.repeat(120)}…`,
  ]);
});

test('a value that is only read on record is only said to have changed', () => {
  const contact = { before: { contact_phone: null }, after: { contact_phone: null } };
  expect(told(contact)?.[0]).toBe('Changed: phone number');
  expect(linesOf(contact)).toEqual([]);
});

test('a step has its name, its reason and the person who took it', () => {
  const after = { status: 'declined', status_reason: 'Too far away' };
  expect(told({ actorId: 'me', after })).toEqual(['Declined', 'you', 'Too far away']);
  expect(told({ actorId: 'someone', after: { status: 'open' } })).toEqual([
    'Opened',
    'A deleted account',
    undefined,
  ]);
  expect(told({ actorId: 'gone', actorName: 'Orla Keane', after: { status: 'open' } })).toContain(
    'Orla Keane',
  );
  expect(told({ actorId: 'me', actorName: 'Orla Keane', after: { status: 'open' } })).toContain('you');
});

test('other changes name the changed fields', () => {
  expect(told({ after: { about: 'secret', priority: true } })).toEqual([
    'Changed: urgent and description',
    'the system',
    undefined,
  ]);
});

test('changes of no interest are left out', () => {
  expect(told({ after: { entered_by: 'x' } })).toBeUndefined();
});

test('a history can have its own titles, and leave out events', () => {
  const own = {
    ...words,
    tell: ({ subjectType, action }: RecordedEvent) =>
      subjectType === 'request_contacts' ? (action === 'insert' ? '' : 'New contact') : undefined,
  };
  const events = [
    event({ subjectType: 'request_contacts', action: 'insert' }),
    event({ subjectType: 'request_contacts' }),
    event({ subjectType: 'requests', after: { status: 'withdrawn' } }),
  ];
  expect(historyInWords(events, own).map(({ title, by }) => `${title}, ${by}`)).toEqual([
    'New contact, the system',
    'Withdrawn, the system',
  ]);
});

test('an erasure and a sign-in are listed, although no named value changed', () => {
  expect(told({ action: 'erase' })).toEqual(['Personal data erased', 'the system', undefined]);
  expect(told({ action: 'sign_in', actorId: 'me' })).toEqual(['Signed in', 'you', undefined]);
});
