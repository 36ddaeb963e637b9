import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createSpanScreen } from './span-screen.ts';

const setUp = (search = '') => {
  const open = vi.fn();
  const load = vi.fn(async (weeks: number) => ok(weeks));
  const path = '/admin/dashboard';
  const screen = createSpanScreen({ path, spans: [12, 26], open, search: () => search, load });
  return { open, load, screen };
};

test('it shows twelve weeks, unless the address names another number that exists', async () => {
  for (const [search, weeks] of [
    ['', 12],
    ['?weeks=26', 26],
    ['?weeks=5000', 12],
    ['?weeks=x', 12],
  ] as const) {
    const { screen, load } = setUp(search);
    await shown(screen.data);
    expect(load).toHaveBeenLastCalledWith(weeks);
  }
});

test('another number of weeks is in the address, without a history entry', async () => {
  const { screen, open, load } = setUp();
  await shown(screen.data);
  screen.look(26);
  expect(screen.$weeks.get()).toBe(26);
  expect(load).toHaveBeenLastCalledWith(26);
  expect(open).toHaveBeenLastCalledWith('/admin/dashboard?weeks=26', true);
  screen.look(12);
  expect(open).toHaveBeenLastCalledWith('/admin/dashboard', true);
});

test('filters of the list above stay', () => {
  const { screen, open } = setUp('?kind=document&weeks=26');
  screen.look(12);
  expect(open).toHaveBeenLastCalledWith('/admin/dashboard?kind=document', true);
});
