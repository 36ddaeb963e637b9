import { expect, test, vi } from 'vitest';
import '../../../domain/staff-words.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createCorrectForm } from './correct-form.ts';
import { placement } from './placement.fixtures.ts';

const reload = { load: async () => ok(placement({ hourlyRate: 30 })), refresh: async () => undefined };
const seen = { visits: [], availability: 0x1111, hourlyRate: 24.5, startsOn: '2026-03-02', endsOn: null };
const refused = (code: string, detail?: string) =>
  fail({ kind: 'refused' as const, code, detail: detail ?? '' });

test('terms are sent as typed, with an empty rate or last day as none', async () => {
  const correct = vi.fn(async () => ok(null));
  const form = createCorrectForm(placement(), correct, reload);
  form.change({ hourlyRate: '26,50', endsOn: '2026-06-30' });
  await form.submit();
  expect(correct).toHaveBeenLastCalledWith(
    {
      availability: 0x1111,
      hourlyRate: 26.5,
      startsOn: '2026-03-02',
      endsOn: '2026-06-30',
    },
    seen,
  );
  form.change({ hourlyRate: '', endsOn: '' });
  await form.submit();
  expect(correct).toHaveBeenLastCalledWith(expect.objectContaining({ hourlyRate: null, endsOn: null }), seen);
});

test('a missing or wrong amount shows beside its field, and nothing is sent', async () => {
  const correct = vi.fn(async () => ok(null));
  const form = createCorrectForm(placement(), correct, reload);
  form.change({ availability: 0, hourlyRate: 'much', startsOn: '', endsOn: '' });
  await form.submit();
  expect(Object.keys(form.$state.get().faults).toSorted()).toEqual([
    'availability',
    'hourlyRate',
    'startsOn',
  ]);
  form.change({ availability: 1, hourlyRate: '24', startsOn: '2026-03-02', endsOn: '2026-03-01' });
  await form.submit();
  expect(form.$state.get().faults).toEqual({ endsOn: 'The last day can’t be before the first.' });
  expect(correct).not.toHaveBeenCalled();
});

test('a refusal shows beside its field; taken times name the other job', async () => {
  const taken = refused(
    'times_taken',
    JSON.stringify([{ placement: 'p2', job: { title: 'Evenings in Howth', part: null } }]),
  );
  const correct = vi.fn().mockResolvedValueOnce(taken).mockResolvedValueOnce(refused('starts_on_invalid'));
  const form = createCorrectForm(placement(), correct, reload);
  await form.submit();
  expect(form.$state.get().faults.availability).toContain('“Evenings in Howth”');
  await form.submit();
  expect(form.$state.get().faults.startsOn).toContain('Choose a first day from today');
});
