import { expect, test, vi } from 'vitest';
import '../../../domain/staff-words.ts';
import { today } from '../../../domain/operator.ts';
import { fail, ok } from '../../../lib/result.ts';
import { consequencesOf, createEndForm } from './end-form.ts';

test('an end needs a reason, and today is the default last day', async () => {
  const end = vi.fn(async () => ok(null));
  const form = createEndForm('p1', end);
  await form.submit();
  expect(form.$state.get().faults).toMatchObject({
    cause: 'Choose a cause.',
    reason: 'Write a few words.',
  });
  expect(end).not.toHaveBeenCalled();
  form.change({ cause: 'recovered', reason: ' She is well again. ' });
  await form.submit();
  expect(end).toHaveBeenCalledExactlyOnceWith({
    cause: 'recovered',
    reason: 'She is well again.',
    lastDay: today(),
    searchAgain: false,
    note: '',
  });
});

test('a note for staff is sent along, and has its limit', async () => {
  const end = vi.fn(async () => ok(null));
  const form = createEndForm('p1', end);
  form.change({ cause: 'moved', reason: 'Moved', note: 'x'.repeat(1001) });
  await form.submit();
  expect(form.$state.get().faults.note).toContain('1000 characters');
  form.change({ note: ' Often late. ' });
  await form.submit();
  expect(end).toHaveBeenCalledWith(
    expect.objectContaining({ cause: 'moved', reason: 'Moved', note: 'Often late.' }),
  );
});

test('a refused last day is an error beside its field', async () => {
  const form = createEndForm('p1', async () => fail({ kind: 'refused', code: 'last_day_invalid' }));
  form.change({ cause: 'moved', reason: 'Moved', lastDay: '2031-01-01' });
  await form.submit();
  expect(form.$state.get().faults.lastDay).toContain('within a year');
});

test('the dialog says what will happen', () => {
  const [now, closed] = consequencesOf({ lastDay: '2026-03-10', searchAgain: false }, 'Aoife', '2026-03-10');
  expect(now).toContain('no longer sees');
  expect(closed).toContain('The job closes');
  const [later, open] = consequencesOf({ lastDay: '2026-03-31', searchAgain: true }, 'Aoife', '2026-03-10');
  expect(later).toContain('until that day');
  expect(open).toContain('opens again');
});
