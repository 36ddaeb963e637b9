import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createAddForm } from './add-form.ts';

const draft = {
  load: async () => undefined,
  save: vi.fn(async () => undefined),
  forget: async () => undefined,
};

test('a name and an email are enough, and the same id is sent until it is received', async () => {
  const send = vi.fn();
  const form = createAddForm(send, draft);
  await form.submit();
  expect(form.$state.get().faults).toEqual({
    fullName: 'Enter their name.',
    email: expect.stringContaining('email'),
  });
  send
    .mockResolvedValueOnce(fail({ kind: 'offline', code: 'unreachable' } as const))
    .mockResolvedValueOnce(ok('id'));
  form.change({ fullName: ' Maeve Quinn ', email: ' maeve@example.ie ' });
  await form.submit();
  expect((await form.submit())?.ok).toBe(true);
  const [[first], [again]] = send.mock.calls as [[object], [object]];
  expect(again).toEqual(first);
  expect(first).toMatchObject({
    email: 'maeve@example.ie',
    profile: { fullName: 'Maeve Quinn', phone: null },
  });
  expect(draft.save).toHaveBeenCalledWith(expect.objectContaining({ id: (first as { id: string }).id }));
});

test('a fault that only the database finds shows beside its field', async () => {
  const refusedWith = async (code: string, detail = '[]') => {
    const form = createAddForm(async () => fail({ kind: 'refused', code, detail } as const), draft);
    form.change({ fullName: 'Maeve Quinn', email: 'maeve@example.ie' });
    await form.submit();
    return form.$state.get().faults;
  };
  expect(await refusedWith('account_exists')).toEqual({ email: expect.stringContaining('has an account') });
  expect(await refusedWith('profile_invalid', '["phone"]')).toEqual({
    phone: expect.stringContaining('can’t save this'),
  });
});
