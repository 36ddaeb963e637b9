import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { withWaiting } from './with-waiting.ts';

const query = { search: '', status: '', filters: {}, sort: '', direction: 'desc', page: 1 } as const;
const loadPendingItems = vi.fn();
const load = (rows: { id: string }[]) =>
  withWaiting(
    async () => ok({ rows, total: rows.length, page: 1 }),
    ({ id }) => id,
    ({ requestId }) => requestId,
    { loadPendingItems },
  )(query);

test('each row shows what is due first, for each side', async () => {
  const first = { requestId: 'a', turn: 'staff', due: '2026-03-24' };
  const asked = { requestId: 'a', turn: 'family', due: null };
  loadPendingItems.mockResolvedValue(ok([first, { ...first, due: '2026-03-25' }, asked]));
  expect(await load([{ id: 'a' }, { id: 'b' }])).toMatchObject(
    ok({
      rows: [
        { id: 'a', waiting: [first, asked] },
        { id: 'b', waiting: [] },
      ],
    }),
  );
  expect(loadPendingItems).toHaveBeenCalledWith(['a', 'b']);
});

test('rows show without due days, and without rows none are loaded', async () => {
  loadPendingItems.mockReset().mockResolvedValue(fail({ kind: 'offline', code: 'unreachable' }));
  expect(await load([{ id: 'a' }])).toEqual(ok({ rows: [{ id: 'a', waiting: [] }], total: 1, page: 1 }));
  await load([]);
  expect(loadPendingItems).toHaveBeenCalledOnce();
});
