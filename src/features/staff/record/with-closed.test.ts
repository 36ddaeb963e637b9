import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { markClosed, withClosed } from './with-closed.ts';
import type * as users from '../../../data/users.ts';

const loadDeactivated = vi.fn<typeof users.loadDeactivated>(async () => ok(['b']));
const rows = [{ id: 'a' }, { id: 'b' }];
const marked = [
  { id: 'a', isClosed: false },
  { id: 'b', isClosed: true },
];

test('whose account is closed is marked in a list', async () => {
  const load = withClosed(
    async () => ok({ rows, total: 2, page: 1 }),
    ({ id }) => id,
    { loadDeactivated },
  );
  expect(await load(undefined)).toEqual(ok({ rows: marked, total: 2, page: 1 }));
  expect(loadDeactivated).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
});

test('what is about nobody asks for nobody', async () => {
  loadDeactivated.mockClear();
  const found = await markClosed([{ id: 'b' }, { id: null }], ({ id }) => id, { loadDeactivated });
  expect(loadDeactivated).toHaveBeenCalledExactlyOnceWith(['b']);
  expect(found.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

test('nobody is where that can’t be asked, and of no rows nothing is', async () => {
  const failing = async () => fail({ kind: 'offline', code: 'unreachable' } as const);
  const idOf = ({ id }: { id: string }) => id;
  expect(await markClosed(rows, idOf, { loadDeactivated: failing })).toEqual([
    { id: 'a', isClosed: false },
    { id: 'b', isClosed: false },
  ]);
  loadDeactivated.mockClear();
  expect(await markClosed([], idOf, { loadDeactivated })).toEqual([]);
  expect(loadDeactivated).not.toHaveBeenCalled();
});
