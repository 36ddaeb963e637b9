import { expect, test, vi } from 'vitest';
import type { FamilyMessage, HistoryStep } from '../../../data/tracked-request.ts';
import { askedChange } from './asked-change.ts';
import { key, newTerms, request } from './track.fixtures.ts';

const message = (changes: Partial<FamilyMessage> = {}): FamilyMessage => ({
  id: 'm1',
  about: 'visits',
  words: 'An hour later on Mondays?',
  sentAt: '2026-11-23T10:00:00Z',
  answeredAs: null,
  answer: null,
  answeredAt: null,
  due: '2026-11-24',
  ...changes,
});

const shown = (changes: Parameters<typeof request>[1]) =>
  askedChange(request(key, { status: 'matched', ...changes }));

test('a change shows from when it is asked for until its terms can be read, or our answer is old', () => {
  vi.setSystemTime('2026-11-30T09:00:00Z');
  const question = message({ id: 'm2', about: 'question' });
  expect(shown({ messages: [question, message()] })?.id).toBe('m1');
  expect(shown({ messages: [question] })).toBeUndefined();
  expect(shown({ messages: [message()], newTerms: [newTerms()] })).toBeUndefined();
  expect(shown({ messages: [message()], status: 'closed' }), 'after closing').toBeUndefined();
  const answered = (answeredAt: string, changes: Parameters<typeof request>[1] = { newTerms: [] }) =>
    shown({
      messages: [message({ answeredAs: 'phone', answer: 'We’ll ask Aoife.', answeredAt })],
      ...changes,
    });
  expect(answered('2026-11-24T10:00:00Z')).toBeDefined();
  expect(answered('2026-11-20T10:00:00Z')).toBeUndefined();
  const after = (step: HistoryStep['step'], at: string) =>
    answered('2026-11-24T10:00:00Z', { newTerms: [], steps: [{ step, at, promisedBy: null }] });
  expect(after('care_ending', '2026-11-25T10:00:00Z'), 'once it was carried out').toBeUndefined();
  expect(after('care_changed', '2026-11-22T10:00:00Z'), 'changed before').toBeDefined();
  expect(answered('2026-11-24T10:00:00Z', {}), 'a copy without new terms').toBeUndefined();
  vi.useRealTimers();
});
