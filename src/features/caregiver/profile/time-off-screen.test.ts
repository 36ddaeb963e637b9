import { beforeEach, expect, test, vi } from 'vitest';
import '../../../domain/area-words.ts';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createTimeOffScreen, daysOffFaults } from './time-off-screen.ts';

const service = {
  loadOwnTimeOff: vi.fn(),
  loadVisitsOn: vi.fn(),
  addTimeOff: vi.fn(),
  removeTimeOff: vi.fn(),
};
const week = { from: '2026-12-20', to: '2026-12-27' };
beforeEach(() => {
  vi.resetAllMocks();
  service.loadOwnTimeOff.mockResolvedValue(ok([]));
});
const open = () => createTimeOffScreen('ann', service);

test('days off have a first and a last day, in this order, and are not endless', () => {
  expect(Object.keys(daysOffFaults({ from: '', to: '' }))).toEqual(['from', 'to']);
  expect(daysOffFaults({ from: '2026-12-20', to: '2026-12-19' }).to).toMatch(/before the first/);
  expect(daysOffFaults({ from: '2026-12-20', to: '2027-12-22' }).to).toMatch(/year/);
  for (const to of ['2026-12-20', '2027-12-21'])
    expect(daysOffFaults({ from: '2026-12-20', to })).toEqual({ from: undefined, to: undefined });
});

test('what was added is in the list, and what was removed is gone', async () => {
  const { daysOff, form, removal } = open();
  await shown(daysOff);
  service.addTimeOff.mockResolvedValue(ok(null));
  service.loadOwnTimeOff.mockResolvedValue(ok([{ id: '1', ...week }]));
  form.change(week);
  await form.submit();
  expect(service.addTimeOff).toHaveBeenCalledExactlyOnceWith(week);
  expect(daysOff.$value.get()).toMatchObject({ value: [{ id: '1' }] });

  service.removeTimeOff.mockResolvedValue(ok(null));
  service.loadOwnTimeOff.mockResolvedValue(ok([]));
  await removal('1').run();
  expect(daysOff.$value.get()).toMatchObject({ value: [] });
});

test('days off name the visits that they touch: those that are to come, and take place', async () => {
  const visit = {
    day: '2031-12-20',
    opens: 360,
    closes: 720,
    job: { title: 'Mornings', part: null },
    kind: null,
  };
  const visits = [{ ...visit, day: '2026-01-05' }, visit, { ...visit, opens: 720, kind: 'not_needed' }];
  service.loadVisitsOn.mockResolvedValue(ok(visits));
  expect(await shown(open().visitsOn(week))).toEqual({ state: 'ready', value: [visit] });
  expect(service.loadVisitsOn).toHaveBeenCalledWith(week);
});

test.each([
  ['refused', 'days_off_not_possible', { from: expect.stringContaining('two years') }, undefined],
  ['refused', 'days_off_known', { from: expect.stringContaining('already') }, undefined],
  ['refused', 'days_off_backwards', { to: expect.stringContaining('before the first') }, undefined],
  ['refused', 'too_many_days_off', {}, { code: 'too_many_days_off' }],
] as const)('a refusal by %s %s is told, and the days stay', async (kind, code, faults, failure) => {
  const { form } = open();
  service.addTimeOff.mockResolvedValue(fail({ kind, code }));
  form.change(week);
  await form.submit();
  const { values, ...state } = form.$state.get();
  expect(values).toEqual(week);
  expect(state.faults).toEqual(faults);
  if (failure) expect(state.failure).toMatchObject(failure);
});
