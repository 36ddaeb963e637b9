import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createAssignment } from './assignment.ts';

const service = () => ({
  loadOwner: vi.fn(async () => ok({ adminId: 'colleague', name: 'Cara Daly' })),
  loadAdmins: async () => ok([]),
  assign: vi.fn(async () => ok(undefined as never)),
});

test('assigning names the owner shown, and the history reloads', async () => {
  const asked = service();
  const after = vi.fn(async () => undefined);
  const store = createAssignment('subject', asked, after);
  await shown(store.owner);
  await store.give.run('me');
  expect(asked.assign).toHaveBeenCalledWith('subject', 'me', 'colleague');
  expect(after).toHaveBeenCalledOnce();
});

test('the slower admin sees the new owner', async () => {
  const asked = service();
  asked.assign.mockResolvedValueOnce(fail({ kind: 'refused', code: 'owner_changed' }) as never);
  const store = createAssignment('subject', asked, async () => undefined);
  await shown(store.owner);
  expect(await store.give.run('me')).toBeUndefined();
  expect(asked.loadOwner).toHaveBeenCalledTimes(2);
});
