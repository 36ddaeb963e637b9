import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createUserScreen, type UserRecord } from './user-screen.ts';
import type { loadUserRecord } from '../../../data/users.ts';

const stored = (part: Partial<UserRecord>) =>
  ok({ id: '1', email: 'ann@care.example', ...part } as UserRecord);
const done = () => vi.fn(async () => ok(null as never));
const service = {
  loadUserRecord: vi.fn<typeof loadUserRecord>(),
  loadActivity: vi.fn(async () => ok([])),
  addNote: vi.fn(async () => ok(undefined as never)),
  loadAccountAtWork: done(),
  loadAdmins: vi.fn(async () => ok([])),
  setUserRole: done(),
  deactivateUser: done(),
  reactivateUser: done(),
  resetSecondFactor: done(),
};

beforeEach(() => {
  vi.clearAllMocks();
  service.loadUserRecord.mockResolvedValue(stored({ role: 'caregiver' }));
});

async function open() {
  const screen = createUserScreen('1', service);
  await shown(screen.user);
  return screen;
}

test('after a change of role the account reloads', async () => {
  const screen = await open();
  service.loadUserRecord.mockResolvedValue(stored({ role: 'admin' }));
  await screen.makeAdmin.run();
  expect(service.setUserRole).toHaveBeenCalledWith('1', 'admin');
  expect(screen.user.$value.get()).toMatchObject({ value: { role: 'admin' } });
});

test('the last admin can’t be deactivated: the refusal is kept to be shown', async () => {
  const screen = await open();
  service.deactivateUser.mockResolvedValueOnce(fail({ kind: 'refused', code: 'last_admin' }) as never);
  await screen.deactivate.run('Left us', 'colleague');
  expect(service.deactivateUser).toHaveBeenCalledWith('1', 'Left us', 'colleague');
  expect(screen.deactivate.$state.get().error?.code).toBe('last_admin');
  expect(service.loadUserRecord).toHaveBeenCalledOnce();
});

test('an account that a colleague reactivated first reloads', async () => {
  const screen = await open();
  service.reactivateUser.mockResolvedValueOnce(
    fail({ kind: 'refused', code: 'user_step_not_allowed' }) as never,
  );
  await screen.reactivate.run();
  expect(service.loadUserRecord).toHaveBeenCalledTimes(2);
});
