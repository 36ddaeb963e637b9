import { expect, test, vi } from 'vitest';
import { today } from '../../../domain/operator.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createAnswerForm } from './answer-form.ts';
import { applicationFixture } from './application.fixtures.ts';
import type { Side } from './terms.ts';

const record = vi.fn(async () => ok(null as unknown));
const current = vi.fn(() => applicationFixture());
const reload = { load: async () => ok(current()), refresh: async () => undefined };
const formOf = (side: Side) => createAnswerForm(applicationFixture(), side, record, reload);
const nothing = { offeredAt: null, family: null, caregiver: null, hourlyRate: 21 };

test('an answer by phone is the contact’s or the caregiver’s, and of today, unless said otherwise', async () => {
  expect(formOf('caregiver').$state.get().values.saidBy).toBe('Una Nolan');
  const form = formOf('family');
  expect(form.$state.get().values.saidBy).toBe('Nora Walsh');
  form.change({ saidBy: '' });
  await form.submit();
  expect(Object.keys(form.$state.get().faults)).toEqual(['answer', 'saidBy']);
  form.change({ answer: 'talk', saidBy: ' Peg Walsh ', reason: 'About the dog.' });
  await form.submit();
  expect(record).toHaveBeenLastCalledWith(
    'family',
    'talk',
    { by: 'Peg Walsh', on: today() },
    'About the dog.',
    nothing,
  );
});

test('only a caregiver’s no needs a reason', async () => {
  const no = { answer: 'no', saidBy: 'Una' } as const;
  const caregiver = formOf('caregiver');
  caregiver.change(no);
  await caregiver.submit();
  expect(caregiver.$state.get().faults).toHaveProperty('reason');
  const family = formOf('family');
  family.change(no);
  expect((await family.submit())?.ok).toBe(true);
});

test('an answer can’t be from a later day', async () => {
  const form = formOf('family');
  form.change({ answer: 'yes', saidBy: 'Peg', saidOn: '2999-01-01' });
  await form.submit();
  expect(form.$state.get().faults).toHaveProperty('saidOn');
});

test('a refusal shows at its field', async () => {
  record.mockResolvedValueOnce(fail({ kind: 'refused', code: 'said_by_missing' }) as never);
  const form = formOf('family');
  form.change({ answer: 'yes', saidBy: 'Peg' });
  await form.submit();
  expect(form.$state.get().faults).toHaveProperty('saidBy');
});

test('an answer that the family gave in between is shown beside the one by phone, and replaced only knowingly', async () => {
  const own = {
    ...{
      side: 'family' as const,
      answer: 'no' as const,
      reason: 'Too far.',
      givenAt: '2026-11-23T11:00:00Z',
    },
    ...{ saidBy: null, saidOn: null, writtenDownBy: null },
    ...{ visits: [], availability: 5, hourlyRate: 21, startsOn: '2026-12-03', endsOn: null },
  };
  current.mockReturnValueOnce(applicationFixture({ agreements: [own] }));
  record.mockResolvedValueOnce(fail({ kind: 'refused', code: 'changed_meanwhile', detail: '{}' }) as never);
  const form = formOf('family');
  form.change({ answer: 'yes', saidBy: 'Peg' });
  await form.submit();
  expect(form.$conflict.get()?.now.said.family).toBe('No: Too far.');
  form.keepMine();
  await form.submit();
  expect(record).toHaveBeenLastCalledWith('family', 'yes', expect.anything(), '', {
    ...nothing,
    family: own.givenAt,
  });
});
