import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createInHand } from './in-hand.ts';

const service = () => ({
  loadHolder: vi.fn(async () => ok({ adminId: 'colleague', email: 'c@example.com' })),
  loadAdmins: async () => ok([]),
  assign: vi.fn(async () => ok(undefined as never)),
});

test('it is taken from whom the screen shows, and its history is read anew', async () => {
  const asked = service();
  const after = vi.fn(async () => undefined);
  const store = createInHand('subject', asked, after);
  await shown(store.holder);
  await store.give.run('me');
  expect(asked.assign).toHaveBeenCalledWith('subject', 'me', 'colleague');
  expect(after).toHaveBeenCalledOnce();
});

test('whoever comes second reads who has it now', async () => {
  const asked = service();
  asked.assign.mockResolvedValueOnce(fail({ kind: 'refused', code: 'holder_changed' }) as never);
  const store = createInHand('subject', asked, async () => undefined);
  await shown(store.holder);
  expect(await store.give.run('me')).toBeUndefined();
  expect(asked.loadHolder).toHaveBeenCalledTimes(2);
});
