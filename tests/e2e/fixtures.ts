import { test as base, type Page } from '@playwright/test';
import type { DemoAccount } from '../../scripts/demo/accounts.ts';
import { openSession, storageOf } from './session.ts';

type Account = Pick<DemoAccount, 'email' | 'password'>;

/** `origin` is where the site runs; `signInAs` opens a browser of its own for an account, signed in as if from an earlier visit. */
export const test = base.extend<{ origin: string; signInAs: (account: Account) => Promise<Page> }>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
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
