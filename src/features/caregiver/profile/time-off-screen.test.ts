import { beforeEach, expect, test, vi } from 'vitest';
import '../../../domain/area-words.ts';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createTimeOffScreen, daysKey, daysOffFaults } from './time-off-screen.ts';

const service = {
  loadOwnTimeOff: vi.fn(),
  loadVisitsOn: vi.fn(),
  sayDaysOff: vi.fn(),
  sayRemoval: vi.fn(),
};
const week = { from: '2026-12-20', to: '2026-12-27' };
beforeEach(() => {
  vi.resetAllMocks();
  service.loadOwnTimeOff.mockResolvedValue(ok([]));
  service.loadVisitsOn.mockResolvedValue(ok([]));
});
const open = () => createTimeOffScreen('ann', service);

test('days off have a first and a last day, in this order, and a limit', () => {
  expect(Object.keys(daysOffFaults({ from: '', to: '' }))).toEqual(['from', 'to']);
  expect(daysOffFaults({ from: '2026-12-20', to: '2026-12-19' }).to).toMatch(/before the first/);
  expect(daysOffFaults({ from: '2026-12-20', to: '2027-12-22' }).to).toMatch(/year/);
  for (const to of ['2026-12-20', '2027-12-21'])
    expect(daysOffFaults({ from: '2026-12-20', to })).toEqual({ from: undefined, to: undefined });
});

const visit = {
  placementId: 'p1',
  day: '2031-12-20',
  opens: 360,
  closes: 720,
  job: { title: 'Mornings', part: null },
  instead: false,
  changeId: null,
  kind: null,
  timeOffId: null,
};

test('added days are in the list, and removed ones are not', async () => {
  const { daysOff, form, removal } = open();
  await shown(daysOff);
  service.sayDaysOff.mockResolvedValue(ok('told'));
  service.loadOwnTimeOff.mockResolvedValue(ok([{ id: '1', ...week }]));
  form.change(week);
  await form.submit();
  expect(service.sayDaysOff).toHaveBeenCalledExactlyOnceWith(expect.any(String), week, []);
  expect(daysOff.$value.get()).toMatchObject({ value: [{ id: '1' }] });

  service.sayRemoval.mockResolvedValue(ok('told'));
  service.loadOwnTimeOff.mockResolvedValue(ok([]));
  const { find, remove } = removal({ id: '1', ...week });
  expect(await find.run()).toEqual({ value: [] });
  await remove.run();
  expect(daysOff.$value.get()).toMatchObject({ value: [] });
});

test('days off name the visits that they touch, and wait for a yes about them', async () => {
  const others = [
    { ...visit, day: '2026-01-05' },
    { ...visit, opens: 720, kind: 'not_needed' },
  ];
  const cover = { ...visit, opens: 1020, instead: true };
  service.loadVisitsOn.mockResolvedValue(ok([...others, visit, cover]));
  service.sayDaysOff.mockResolvedValue(ok('told'));
  const { form, visitsOn } = open();
  expect(await shown(visitsOn(week))).toEqual({ state: 'ready', value: [visit, cover] });
  form.change(week);
  await form.submit();
  expect(form.$state.get().faults).toEqual({ off: expect.stringContaining('Tick the box') });
  expect(service.sayDaysOff).not.toHaveBeenCalled();

  form.change({ off: daysKey(week) });
  expect(await form.submit()).toEqual(ok({ fate: 'told', visits: [visit] }));
  expect(service.sayDaysOff).toHaveBeenCalledWith(expect.any(String), week, [visit]);
});

test('changed visits show again and need another yes; a try without an answer is repeated under one id', async () => {
  service.loadVisitsOn.mockResolvedValue(ok([visit]));
  service.sayDaysOff.mockResolvedValueOnce(fail({ kind: 'offline', code: 'offline' }));
  service.sayDaysOff.mockResolvedValueOnce(fail({ kind: 'refused', code: 'other_visits_off' }));
  const { form, visitsOn } = open();
  form.change({ ...week, off: daysKey(week) });
  await form.submit();
  service.loadVisitsOn.mockResolvedValue(ok([visit, { ...visit, opens: 720 }]));
  await form.submit();
  const [first, second] = service.sayDaysOff.mock.calls.map(([id]) => id as string);
  expect(first).toBe(second);
  expect(visitsOn(week).$value.get()).toMatchObject({ value: [visit, { opens: 720 }] });
  expect(form.$state.get()).toMatchObject({
    values: { ...week, off: '' },
    faults: { off: expect.stringContaining('have changed') },
  });
});

test('removing days off restores the visits that nobody has dealt with', async () => {
  const off = { ...visit, kind: 'cannot_come', changeId: 'c1', timeOffId: '1' };
  service.loadVisitsOn.mockResolvedValue(
    ok([{ ...off, day: '2026-01-05' }, off, { ...off, timeOffId: null }, { ...visit, opens: 720 }]),
  );
  service.sayRemoval.mockResolvedValue(ok('told'));
  const { find, off: mayCome, remove } = open().removal({ id: '1', ...week });
  await find.run();
  expect(mayCome.get()).toEqual([off]);
  await remove.run(mayCome.get());
  expect(service.sayRemoval).toHaveBeenCalledExactlyOnceWith({ id: '1', ...week }, ['c1']);
});

test.each([
  ['refused', 'days_off_not_possible', { from: expect.stringContaining('two years') }, undefined],
  ['refused', 'days_off_known', { from: expect.stringContaining('already') }, undefined],
  ['refused', 'days_off_backwards', { to: expect.stringContaining('before the first') }, undefined],
  ['refused', 'too_many_days_off', {}, { code: 'too_many_days_off' }],
] as const)('a refusal by %s %s shows, and the days stay', async (kind, code, faults, failure) => {
  const { form } = open();
  service.sayDaysOff.mockResolvedValue(fail({ kind, code }));
  form.change(week);
  await form.submit();
  const { values, ...state } = form.$state.get();
  expect(values).toMatchObject(week);
  expect(state.faults).toEqual(faults);
  if (failure) expect(state.failure).toMatchObject(failure);
});
