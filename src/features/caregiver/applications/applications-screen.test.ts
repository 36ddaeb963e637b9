import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createApplicationsScreen, createFamilyStore } from './applications-screen.ts';

const service = {
  loadOwnApplications: vi.fn(),
  loadOwnWaiting: vi.fn(async () => ok([])),
  withdrawApplication: vi.fn(),
};

test('an application that is taken back, or was answered meanwhile, is shown as it is now', async () => {
  service.loadOwnApplications.mockResolvedValue(ok([{ id: '1', status: 'submitted' }]));
  const { applications, withdrawal } = createApplicationsScreen(service);
  await shown(applications);

  service.withdrawApplication.mockResolvedValue(fail({ kind: 'offline', code: 'unreachable' }));
  const withdraw = withdrawal('1');
  await withdraw.run();
  expect(withdraw.$state.get().error?.kind).toBe('offline');
  expect(service.loadOwnApplications).toHaveBeenCalledOnce();

  service.withdrawApplication.mockResolvedValue(
    fail({ kind: 'refused', code: 'application_step_not_allowed' }),
  );
  service.loadOwnApplications.mockResolvedValue(ok([{ id: '1', status: 'declined' }]));
  await withdraw.run();
  expect(applications.$value.get()).toMatchObject({ value: [{ status: 'declined' }] });
});

test('a family that is no longer one’s own is not shown', async () => {
  const family = createFamilyStore('1', {
    loadFamilyContact: async () => fail({ kind: 'not-found', code: 'none' }),
  });
  expect(await shown(family)).toMatchObject({ state: 'failed', error: { kind: 'not-found' } });
});
