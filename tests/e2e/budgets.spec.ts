import { expect, test } from '@playwright/test';
import { measurePages } from '../bench/pages.ts';
import { startServer } from './server.ts';
import { startSite } from './site-of-stack.ts';
import { stack } from './stack.ts';

test('no page weighs more than its budget', async () => {
  // The demo as it is at first: what other journeys leave on a dashboard brings code of its own.
  const site = await (stack ? startSite(stack) : startServer('budgets'));
  const over = (await measurePages(site.origin)).filter(({ held }) => !held);
  await site.stop();
  expect(over.map(({ what, measured, budget }) => `${what}: ${measured}, ${budget}`)).toEqual([]);
});
