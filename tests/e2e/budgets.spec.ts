import { measurePages } from '../bench/pages.ts';
import { expect, test } from './fixtures.ts';

test('no page weighs more than its budget', async ({ origin }) => {
  test.setTimeout(240_000);
  const over = (await measurePages(origin)).filter(({ held }) => !held);
  expect(over.map(({ what, measured, budget }) => `${what}: ${measured}, ${budget}`)).toEqual([]);
});
