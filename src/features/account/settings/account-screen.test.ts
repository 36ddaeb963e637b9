import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createAccountScreen } from './account-screen.ts';

const profile = {
  id: '1',
  email: 'aoife@example.com',
  role: 'caregiver',
  emailVerified: true,
  createdAt: '',
  updatedAt: '',
} as const;
const proof = { password: 'x', code: '' };
const refused = fail({ kind: 'refused', code: 'last_admin' } as const);

/** A service that grants everything. */
const service = {
  loadAccount: vi.fn(async () => ok({ email: profile.email, newEmail: null, hasFactor: false })),
  changeEmail: vi.fn(async () => ok(null)),
  replacePassword: vi.fn(async () => ok(null)),
  endAllSessions: vi.fn(async () => ok(null)),
  leaveDevice: vi.fn(async () => undefined),
  loadEmailChoice: vi.fn(async () => ok(true)),
  chooseEmails: vi.fn(async () => ok(undefined)),
  loadAdmins: vi.fn(async () => ok([{ id: 'ann', name: 'Ann Daly' }])),
  collectMyData: vi.fn(async () => ok({ archive: new Blob(), missing: [] })),
  loadWhatEnds: vi.fn(async () => ok({ clients: [], applications: [] })),
  deleteAccount: vi.fn(async () => ok(null)),
};
const screenOf = (role: 'admin' | 'caregiver' = 'caregiver', more: object = {}) =>
  createAccountScreen({ ...profile, role }, { ...service, ...more });

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('dispatchEvent', vi.fn());
});

test('A new address shows at once, though it is not confirmed yet', async () => {
  const screen = screenOf();
  screen.changeEmail.change({ newEmail: 'new@example.com', password: 'x' });
  await screen.changeEmail.submit();
  expect(service.changeEmail).toHaveBeenCalledExactlyOnceWith('new@example.com', proof);
  expect(screen.$newEmail.get()).toBe('new@example.com');
});

test('The device is wiped once every session has ended, not before', async () => {
  await screenOf('caregiver', { endAllSessions: async () => refused }).endAllSessions.run();
  expect(service.leaveDevice).not.toHaveBeenCalled();
  await screenOf().endAllSessions.run();
  expect(service.leaveDevice).toHaveBeenCalledOnce();
});

test('The same is true of deleting the account', async () => {
  const stays = screenOf('admin', { deleteAccount: async () => refused });
  expect(await stays.deleteAccount(proof)).toEqual(refused);
  expect([stays.$gone.get(), service.leaveDevice.mock.calls.length]).toEqual([false, 0]);
  const goes = screenOf();
  await goes.deleteAccount(proof);
  expect(service.deleteAccount).toHaveBeenCalledExactlyOnceWith(proof);
  expect([goes.$gone.get(), service.leaveDevice.mock.calls.length]).toEqual([true, 1]);
});

test('Only an admin is asked whether there are other admins', async () => {
  const answerFor = async (role: 'admin' | 'caregiver') => {
    const { isLastAdmin } = screenOf(role);
    await isLastAdmin.reload();
    return isLastAdmin.$value.get();
  };
  expect(await answerFor('caregiver')).toEqual({ state: 'ready', value: false });
  expect(service.loadAdmins).not.toHaveBeenCalled();
  expect(await answerFor('admin')).toEqual({ state: 'ready', value: true });
});

test('Collecting shows its progress, and nothing afterwards', async () => {
  const seen: unknown[] = [];
  const screen = screenOf('caregiver', {
    collectMyData: async (onProgress: (progress: object) => void) => {
      onProgress({ done: 1, total: 2 });
      return service.collectMyData();
    },
  });
  screen.$progress.listen((progress) => seen.push(progress));
  await screen.collect.run();
  expect(seen).toEqual([{ done: 0, total: 0 }, { done: 1, total: 2 }, undefined]);
});

test('A choice about emails shows once the server has it, and stays as it was if not', async () => {
  const screen = screenOf();
  const shown = () => screen.wantsEmails.$value.get();
  const stop = screen.wantsEmails.$value.subscribe(() => undefined);
  await vi.waitFor(() => expect(shown()).toEqual({ state: 'ready', value: true }));
  service.loadEmailChoice.mockResolvedValue(ok(false));
  await screen.chooseEmails.run(false);
  expect(service.chooseEmails).toHaveBeenCalledExactlyOnceWith(false);
  expect(shown()).toEqual({ state: 'ready', value: false });
  service.chooseEmails.mockResolvedValueOnce(fail({ kind: 'offline', code: 'unreachable' }) as never);
  expect(await screen.chooseEmails.run(true)).toBeUndefined();
  expect(shown()).toEqual({ state: 'ready', value: false });
  stop();
});
