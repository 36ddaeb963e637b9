import { expect, test, vi } from 'vitest';
import type { loadFigures as load } from '../../../data/figures.ts';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createFiguresScreen } from './figures-screen.ts';
import { figures } from './figures.fixtures.ts';

const setUp = (search = '') => {
  const open = vi.fn();
  const loadFigures = vi.fn<typeof load>(async () => ok(figures));
  return { open, loadFigures, screen: createFiguresScreen(open, () => search, { loadFigures }) };
};

test('twelve weeks, unless the address asks for others that there are', async () => {
  for (const [search, weeks] of [
    ['', 12],
    ['?weeks=26', 26],
    ['?weeks=5000', 12],
    ['?weeks=x', 12],
  ] as const) {
    const { screen, loadFigures } = setUp(search);
    await shown(screen.data);
    expect(loadFigures).toHaveBeenLastCalledWith(weeks);
  }
});

test('other weeks are asked for and stand in the address, without a step back to these', async () => {
  const { screen, open, loadFigures } = setUp();
  await shown(screen.data);
  screen.look(26);
  expect(screen.$weeks.get()).toBe(26);
  expect(loadFigures).toHaveBeenLastCalledWith(26);
  expect(open).toHaveBeenLastCalledWith('/admin/dashboard?weeks=26', true);
  screen.look(12);
  expect(open).toHaveBeenLastCalledWith('/admin/dashboard', true);
});

test('what the list above is narrowed by stays', () => {
  const { screen, open } = setUp('?kind=document&weeks=26');
  screen.look(12);
  expect(open).toHaveBeenLastCalledWith('/admin/dashboard?kind=document', true);
});

test('without a connection it says so', async () => {
  const loadFigures = async () => fail({ kind: 'offline', code: 'unreachable' } as const);
  const screen = createFiguresScreen(vi.fn(), () => '', { loadFigures });
  expect(await shown(screen.data)).toEqual({
    state: 'failed',
    error: { kind: 'offline', code: 'unreachable' },
  });
});
