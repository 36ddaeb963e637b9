import { beforeEach, expect, test, vi } from 'vitest';
import '../../../domain/staff-words.ts';
import { fail, ok } from '../../../lib/result.ts';
import { placement, termsChange } from './placement.fixtures.ts';
import { createTermsChangeForm, leavesOut } from './terms-change-form.ts';

const FRIDAY = 1 << 16;
const at = (days: number, opens: number) => ({ days, opens, closes: opens + 90, minutes: 90 });
/** Monday to Thursday, later on two of them. */
const placed = placement({ visits: [at(3, 450), at(12, 480)] });
const reload = { load: async () => ok({ ...placed, hourlyRate: 26 }), refresh: async () => undefined };
const propose = vi.fn();
const sent = () => propose.mock.lastCall?.[0] as Record<string, unknown>;

beforeEach(() => void propose.mockReset().mockResolvedValue(ok(null)));

test('another rate keeps the visits, and another day is added to them', async () => {
  const form = createTermsChangeForm(placed, propose, reload);
  form.change({ fromDay: '2026-12-07', hourlyRate: '26,50', words: ' Fridays, too. ' });
  await form.submit();
  expect(sent()).toMatchObject({
    visits: placed.visits,
    hourlyRate: 26.5,
    words: 'Fridays, too.',
    askedBy: null,
  });
  form.change({ availability: placed.availability | FRIDAY });
  await form.submit();
  expect(sent()['visits']).toEqual({
    week: placed.availability | FRIDAY,
    hours: 1.5,
    setTimes: null,
    kept: placed.visits,
  });
  form.change({ setTimes: { 0: '08:30' } });
  await form.submit();
  expect(sent()['visits']).toEqual({
    week: placed.availability | FRIDAY,
    hours: 1.5,
    setTimes: { 0: '08:30' },
  });
});

test('it begins with the latest agreed terms', async () => {
  const later = { ...placed, termsChanges: [termsChange({ agreedAt: '2026-11-20T10:00:00Z' })] };
  const { values } = createTermsChangeForm(later, propose, reload).$state.get();
  expect(values).toMatchObject({ availability: 0x11111, hourlyRate: '25', setTimes: { 0: '07:30' } });
  expect(leavesOut(later, 0x1111)).toBe(true);
  expect(leavesOut(placed, 0x11111)).toBe(false);
});

test('a day and a time are needed; what the database refuses shows beside its field', async () => {
  const form = createTermsChangeForm(placed, propose, reload);
  form.change({ availability: 0 });
  await form.submit();
  expect(Object.keys(form.$state.get().faults).toSorted()).toEqual(['availability', 'fromDay']);
  propose.mockResolvedValue(fail({ kind: 'refused', code: 'from_day_invalid' }));
  form.change({ availability: 1, fromDay: '2026-01-01' });
  await form.submit();
  expect(form.$state.get().faults.fromDay).toMatch(/^Choose a day after today/);
});

test('terms that another person has corrected are shown beside what was typed', async () => {
  propose.mockResolvedValueOnce(fail({ kind: 'refused', code: 'changed_meanwhile', detail: '{}' }));
  const form = createTermsChangeForm(placed, propose, reload);
  form.change({ fromDay: '2026-12-07', hourlyRate: '28' });
  await form.submit();
  expect(form.$conflict.get()?.now.hourlyRate).toBe('26');
  form.keepMine();
  await form.submit();
  expect(propose.mock.lastCall).toMatchObject([{ hourlyRate: 28 }, { hourlyRate: 26 }]);
});
