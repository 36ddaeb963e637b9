import { test as base, type Page } from '@playwright/test';
import type { DemoAccount } from '../../scripts/demo/accounts.ts';
import { keepSession, openSession } from './session.ts';

/** `signInAs` opens a browser of its own for a demo account, signed in as if from an earlier visit. */
export const test = base.extend<{ signInAs: (account: DemoAccount) => Promise<Page> }>({
  signInAs: async ({ browser, baseURL }, use) => {
    const opened: Page[] = [];
    await use(async (account) => {
      const context = await browser.newContext({ baseURL });
      await keepSession(context, await openSession(baseURL ?? '', account));
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect } from '@playwright/test';
