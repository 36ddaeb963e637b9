import { measurePages } from '../bench/pages.ts';
import { expect, test } from './fixtures.ts';
import { stack } from './stack.ts';

// The untouched demo, since what other journeys leave on a dashboard would load more code.
test.use({ ownServer: !stack });

test('no page weighs more than its budget @full', async ({ origin }) => {
  const over = (await measurePages(origin)).filter(({ held }) => !held);
  expect(over.map(({ what, measured, budget }) => `${what}: ${measured}, ${budget}`)).toEqual([]);
});
