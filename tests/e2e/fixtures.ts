import { test as base, type Page } from '@playwright/test';
import type { DemoAccount } from '../../scripts/demo/accounts.ts';
import { startServer } from './server.ts';
import { openSession, storageOf } from './session.ts';
import { startSite } from './site-of-stack.ts';
import { stack } from './stack.ts';

type Account = Pick<DemoAccount, 'email' | 'password'>;

/**
 * `origin` is where the worker's own server has the site, and answers for the API; `signInAs` opens a browser of its own for an account, signed in
 * as if from an earlier visit.
 */
export const test = base.extend<{ signInAs: (account: Account) => Promise<Page> }, { origin: string }>({
  origin: [
    // Playwright reads which fixtures this one needs from the braces.
    async ({}, use, { workerIndex }) => {
      const server = await (stack ? startSite(stack) : startServer(`worker-${workerIndex}`));
      await use(server.origin);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  signInAs: async ({ browser, baseURL, origin }, use) => {
    const opened: Page[] = [];
    await use(async (account) => {
      const storageState = storageOf(origin, await openSession(origin, account));
      const context = await browser.newContext({ baseURL, storageState });
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect } from '@playwright/test';
