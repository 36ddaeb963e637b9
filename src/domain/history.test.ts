import { expect, test } from 'vitest';
import { historyInWords, type RecordedEvent } from './history.ts';
import { REQUEST_STATUS } from './status.ts';

const words = {
  created: 'Request received',
  visitor: 'the family',
  statuses: REQUEST_STATUS,
  fields: { priority: 'urgency', about: 'description' },
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

test('a request that a visitor sent came from the family', () => {
  expect(told({ action: 'insert', after: { status: 'submitted' } })).toEqual([
    'Request received',
    'the family',
    undefined,
  ]);
});

test('a step is told by its name, with the reason and who took it', () => {
  const after = { status: 'declined', status_reason: 'Too far away' };
  expect(told({ actorId: 'me', after })).toEqual(['Declined', 'you', 'Too far away']);
  expect(told({ actorId: 'someone', after: { status: 'open' } })).toEqual([
    'Open',
    'Somebody whose account is gone',
    undefined,
  ]);
  expect(told({ actorId: 'gone', actorName: 'orla@example.ie', after: { status: 'open' } })).toContain(
    'orla@example.ie',
  );
  expect(told({ actorId: 'me', actorName: 'orla@example.ie', after: { status: 'open' } })).toContain('you');
});

test('other changes name what changed, never the text itself', () => {
  expect(told({ after: { about: 'secret', priority: true } })).toEqual([
    'Changed: urgency and description',
    'The system',
    undefined,
  ]);
});

test('what nobody needs to know of is left out', () => {
  expect(told({ after: { entered_by: 'x' } })).toBeUndefined();
});

test('a history may tell some events in words of its own, and leave others out', () => {
  const own = {
    ...words,
    stranger: 'the family',
    tell: ({ subjectType, action }: RecordedEvent) =>
      subjectType === 'request_contacts' ? (action === 'insert' ? '' : 'New contact') : undefined,
  };
  const events = [
    event({ subjectType: 'request_contacts', action: 'insert' }),
    event({ subjectType: 'request_contacts' }),
    event({ subjectType: 'requests', after: { status: 'withdrawn' } }),
  ];
  expect(historyInWords(events, own).map(({ title, by }) => `${title}, ${by}`)).toEqual([
    'New contact, the family',
    'Withdrawn, the family',
  ]);
});

test('an erasure and a sign-in are told, although they changed nothing that has a name', () => {
  expect(told({ action: 'erase' })).toEqual(['Personal data erased', 'The system', undefined]);
  expect(told({ action: 'sign_in', actorId: 'me' })).toEqual(['Signed in', 'you', undefined]);
});
