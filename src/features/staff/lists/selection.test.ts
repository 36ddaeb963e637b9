import { expect, test } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createSelection } from './selection.ts';

const rows = ['a', 'b', 'c'];
const refused = { kind: 'refused', code: 'owner_changed' } as const;

test('each chosen row has its own result, one after the other; failed ones stay chosen', async () => {
  const selection = createSelection<string>((row) => row);
  selection.choose(rows, true);
  selection.choose(['c'], false);
  selection.choose(['d'], true);
  const left: number[] = [];
  await selection.run(async (row) => {
    left.push(selection.$left.get());
    return row === 'b' ? fail(refused) : ok('Assigned');
  });
  expect(left).toEqual([3, 2, 1]);
  expect([...selection.$keys.get()]).toEqual(['b']);
  expect(selection.$outcomes.get()).toEqual([
    { row: 'a', done: 'Assigned', failure: undefined },
    { row: 'b', done: undefined, failure: refused },
    { row: 'd', done: 'Assigned', failure: undefined },
  ]);
  selection.choose(['b'], false);
  expect(selection.$outcomes.get()).toEqual([]);
});

test('after a reload, chosen rows are chosen again once their page is read', () => {
  let keys: unknown = ['b', 'z'];
  const kept = { read: () => keys, keep: (next: unknown) => ((keys = next), true) };
  const open = () => createSelection<{ id: string; status: string }>(({ id }) => id, kept);
  const selection = open();
  const at = (id: string, status = 'new') => ({ id, status });
  selection.meet([at('a'), at('b')]);
  expect([...selection.$keys.get()]).toEqual(['b']);
  selection.choose([at('a')], true);
  selection.meet([at('a', 'in_review')]);
  expect(selection.$rows.get().get('a')?.status).toBe('in_review');
  const later = open();
  later.meet([at('z')]);
  expect([...later.$keys.get()]).toEqual(['z']);
  later.clear();
  expect(keys).toBeUndefined();
});
