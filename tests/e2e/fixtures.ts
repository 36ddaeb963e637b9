import { test as base, type Page } from '@playwright/test';
import { type DemoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { type Caller, callerOf } from './api.ts';
import { embeddedOnly } from './embedded-only.ts';
import { type Server, startServer } from './server.ts';
import { keptSession, openSession, storageOf } from './session.ts';
import { startSite } from './site-of-stack.ts';
import { stack } from './stack.ts';

type Account = Pick<DemoAccount, 'email' | 'password'> | DemoAccount;
export type SignInAs = (account: Account, how?: { shared: boolean }) => Promise<Page>;
type Fixtures = {
  ownServer: boolean;
  server: Server;
  origin: string;
  sql: Server['sql'];
  admin: Caller;
  visitor: Caller;
  signInAs: SignInAs;
};

/**
 * `origin` is the worker's server, with site and API. With `ownServer` it is a fresh one. `sql` runs a
 * statement there as the operator would. `admin` and `visitor` call the database's functions. `signInAs`
 * opens a browser for an account, signed in as if from an earlier visit. Journeys that end the session get
 * one of their own.
 */
export const test = base.extend<Fixtures, { workersServer: Server }>({
  workersServer: [
    // Playwright reads which fixtures this one needs from the braces.
    async ({}, use, { workerIndex }) => {
      const server = await (stack ? startSite(stack) : startServer(`worker-${workerIndex}`));
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  ownServer: [false, { option: true }],
  server: async ({ ownServer, workersServer }, use, { testId }) => {
    if (!ownServer) return use(workersServer);
    embeddedOnly('starts from a server of its own');
    const server = await startServer(testId);
    await use(server);
    await server.stop();
  },
  origin: async ({ server }, use) => use(server.origin),
  sql: async ({ server }, use) => use(server.sql),
  baseURL: async ({ origin }, use) => use(origin),
  admin: async ({ origin }, use) => use(await callerOf(origin, demoAccounts.admin)),
  visitor: async ({ origin }, use) => use(await callerOf(origin)),
  signInAs: async ({ browser, baseURL, origin }, use) => {
    const opened: Page[] = [];
    await use(async (account, { shared } = { shared: true }) => {
      const session = await (shared && 'id' in account
        ? keptSession(origin, account)
        : openSession(origin, account));
      const context = await browser.newContext({ baseURL, storageState: storageOf(origin, session) });
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect } from '@playwright/test';
