import { expect, test } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createSelection } from './selection.ts';

const rows = ['a', 'b', 'c'];
const refused = { kind: 'refused', code: 'owner_changed' } as const;

test('each chosen row has its own outcome, one after the other; what failed stays chosen', async () => {
  const selection = createSelection<string>((row) => row);
  selection.choose(rows, true);
  selection.choose(['c'], false);
  selection.choose(['d'], true);
  const left: number[] = [];
  await selection.run(async (row) => {
    left.push(selection.$left.get());
    return row === 'b' ? fail(refused) : ok(null);
  });
  expect(left).toEqual([3, 2, 1]);
  expect([...selection.$keys.get()]).toEqual(['b']);
  expect(selection.$outcomes.get()).toEqual([
    { row: 'a', failure: undefined },
    { row: 'b', failure: refused },
    { row: 'd', failure: undefined },
  ]);
  selection.choose(['b'], false);
  expect(selection.$outcomes.get()).toEqual([]);
});
