import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createJobAlerts, isPace } from './job-alerts.ts';

test('a choice is saved, and shown as the database has it', async () => {
  let kept: 'daily' | 'weekly' | 'never' = 'daily';
  const service = {
    loadJobAlerts: vi.fn(async () => ok(kept)),
    chooseJobAlerts: vi.fn(async (pace: typeof kept) => {
      kept = pace;
      return ok(undefined);
    }),
  };
  const alerts = createJobAlerts(service);
  expect(await shown(alerts.pace)).toMatchObject({ value: 'daily' });
  await alerts.choose.run('weekly');
  expect(await shown(alerts.pace)).toMatchObject({ value: 'weekly' });
});

test('a choice that was not saved stays as it was', async () => {
  const offline = fail({ kind: 'offline', code: 'unreachable' } as const);
  const alerts = createJobAlerts({
    loadJobAlerts: async () => ok('daily' as const),
    chooseJobAlerts: async () => offline,
  });
  await alerts.choose.run('never');
  expect(await shown(alerts.pace)).toMatchObject({ value: 'daily' });
  expect(alerts.choose.$state.get().error).toMatchObject({ kind: 'offline' });
});

test('there are three', () => {
  expect(['daily', 'weekly', 'never', 'hourly'].map(isPace)).toEqual([true, true, true, false]);
});
