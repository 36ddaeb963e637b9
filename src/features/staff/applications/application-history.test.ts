import { expect, test } from 'vitest';
import { historyInWords, type RecordedEvent } from '../../../domain/history.ts';
import { APPLICATION_HISTORY } from './application-history.ts';

const told = (subjectType: string, action: string, after: object | null, actorId: string | null = null) => {
  const event: RecordedEvent = {
    id: 1,
    subjectType,
    occurredAt: '2026-11-20T10:00:00Z',
    actorId,
    action,
    before: null,
    after,
  };
  return historyInWords([event], { ...APPLICATION_HISTORY, people: { c: 'the caregiver' } })[0];
};

test('each step stays in the history, those that were taken back too', () => {
  expect(told('applications', 'insert', { status: 'invited' })?.title).toBe('Invited');
  expect(told('applications', 'insert', { status: 'submitted' }, 'c')).toMatchObject({
    title: 'Applied',
    by: 'the caregiver',
  });
  expect(told('applications', 'update', { status: 'submitted', has_applied: true })?.title).toBe('Applied');
  expect(told('applications', 'update', { status: 'offered' })?.title).toBe('Offered');
  expect(told('applications', 'update', { status: 'declined', status_reason: 'Too far.' })).toMatchObject({
    title: 'Not chosen',
    note: 'Too far.',
  });
});

test('what both sides said stands in it, and what went with a step back does not', () => {
  expect(told('agreements', 'insert', { side: 'family', answer: 'talk' })?.title).toBe(
    'The family wants to talk first',
  );
  expect(told('agreements', 'insert', { side: 'caregiver', answer: 'no' })?.title).toBe(
    'The caregiver said no',
  );
  expect(told('agreements', 'delete', null)).toBeUndefined();
});
