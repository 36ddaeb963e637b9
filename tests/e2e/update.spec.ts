import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expect, test as base } from './fixtures.ts';
import { broughtAlong, see } from './kept-on-device.ts';
import { openSession, storageOf } from './session.ts';
import { siteWithWorker } from './site-with-worker.ts';

const test = base.extend<{ site: Awaited<ReturnType<typeof siteWithWorker>> }>({
  site: async ({ origin }, use) => {
    const site = await siteWithWorker(origin);
    await use(site);
    await site.stop();
  },
});

test.use({ serviceWorkers: 'allow' });

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

/** Opens a path, and waits until the worker answers for the page. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Counts how often the page asks for a newer version, without the browser's own checks. */
async function looksOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const real = ServiceWorkerRegistration.prototype.update;
    Object.assign(window, { looks: 0 });
    ServiceWorkerRegistration.prototype.update = function () {
      (window as unknown as { looks: number }).looks++;
      return real.call(this);
    };
  });
  return () => page.evaluate(() => (window as unknown as { looks: number }).looks);
}

/** The page's version, by the names of its files. */
const versionOf = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[src]')?.src.match(/\.v(\d)\./)?.[1] ?? '1',
  );

/** Waits until the page is of a version, through its reloads. */
const becomes = (version: string, page: Page) =>
  expect.poll(() => versionOf(page).catch(() => '')).toBe(version);

/** Counts further loads of the page. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

/** Checks for updates, and waits until a newer version waits. */
async function find(page: Page): Promise<void> {
  await button(page, 'Check Updates').click();
  await expect(button(page, 'Update Available!')).toBeVisible();
}

test('a newer version waits for the person, takes over once, and keeps what was typed', async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/request`);
  await page.getByLabel('My parent').check();
  await page.getByLabel('Full name of the person who needs care').fill('Nora Walsh');
  // Otherwise the page would load its later steps from the newer version.
  await broughtAlong(page, ['LaterField', 'CheckFields', 'EmailQuestion']);
  site.release();
  await find(page);
  expect(await versionOf(page)).toBe('1');
  await page.reload();
  await expect(button(page, 'Update Available!')).toBeVisible();
  expect(await versionOf(page)).toBe('1');

  const loads = loadsOf(page);
  await button(page, 'Update Available!').click();
  await becomes('2', page);
  await expect(button(page, 'Check Updates')).toBeVisible();
  await expect(page.getByLabel('Full name of the person who needs care')).toHaveValue('Nora Walsh');
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
  expect(await page.evaluate(async () => (await caches.keys()).length), 'old caches').toBe(1);
});

test('a newer version takes over though the older one still answers requests @full', async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/about`);
  site.release();
  await find(page);
  await page.evaluate(() => {
    const end = Date.now() + 1_500;
    const ask = () => void fetch('/_astro/none.js').then(() => Date.now() < end && setTimeout(ask));
    for (let asked = 0; asked < 3; asked++) ask();
  });
  await button(page, 'Update Available!').click();
  await becomes('2', page);
});

test('other tabs update too, but not while a form is being filled in @full', async ({
  context,
  page,
  site,
}) => {
  const [idleTab, typingTab] = [await context.newPage(), await context.newPage()];
  await open(page, `${site.origin}/about`);
  await open(idleTab, `${site.origin}/services`);
  await open(typingTab, `${site.origin}/login`);
  // The page has its scripts already, so the update doesn't remove them.
  await expect(typingTab.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await typingTab.getByLabel('Email').fill('nora@example.org');
  site.release();
  await find(page);
  for (const tab of [idleTab, typingTab]) await expect(button(tab, 'Update Available!')).toBeVisible();

  const loads = loadsOf(typingTab);
  await button(page, 'Update Available!').click();
  await becomes('2', idleTab);
  const card = typingTab.getByRole('region', { name: 'The app has been updated' });
  await expect(card).toBeVisible();
  await expect(typingTab.getByLabel('Email')).toHaveValue('nora@example.org');
  expect(loads()).toBe(0);
  await Promise.all([typingTab.waitForEvent('load'), card.getByRole('button', { name: 'Reload' }).click()]);
  expect(await versionOf(typingTab)).toBe('2');
});

test('a person who could work offline can do so right after an update @full', async ({ page, site }) => {
  await open(page, `${site.origin}/request`);
  await page.evaluate(async () => {
    while (!(await caches.match('/complete'))) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  site.release();
  await find(page);
  await button(page, 'Update Available!').click();
  await becomes('2', page);
  await site.stop();
  await page.goto(`${site.origin}/request`);
  expect(await versionOf(page)).toBe('2');
  await expect(page.getByLabel('My parent')).toBeVisible();
  await site.start();
});

test('a caregiver who could work offline can do so right after an update @full', async ({
  browser,
  site,
}) => {
  const storageState = storageOf(site.origin, await openSession(site.origin, demoAccounts.caregiver));
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await open(page, `${site.origin}/landing`);
  await see(page, `${site.origin}/caregiver/dashboard`, 'match_jobs');
  await open(page, `${site.origin}/about`);
  site.release();
  await find(page);
  await button(page, 'Update Available!').click();
  await becomes('2', page);
  await site.stop();
  await page.goto(`${site.origin}/caregiver/dashboard`);
  expect(await versionOf(page)).toBe('2');
  await expect(page.getByText(/^As of /).first()).toBeVisible();
  await site.start();
  await context.close();
});

test('a kept page whose code is gone from the server goes to the newest version by itself @full', async ({
  page,
  site,
}) => {
  // The visit was too short for the forms' code to be kept.
  await open(page, `${site.origin}/landing`);
  site.release();
  const loads = loadsOf(page);
  await page.goto(`${site.origin}/request`);
  await becomes('2', page);
  await expect(page.getByLabel('My parent')).toBeVisible();
  // The kept page may reload before all of it has loaded.
  expect(loads()).toBeLessThanOrEqual(2);
});

test.describe('Where there is no worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('an old page whose code is gone reloads', async ({ page, site }) => {
    await page.goto(`${site.origin}/about`);
    site.release();
    await page.reload();
    expect(await versionOf(page)).toBe('2');
    site.release();
    await Promise.all([page.waitForEvent('load'), button(page, 'Install App').click()]);
    expect(await versionOf(page)).toBe('3');
  });

  test('code that never loads is tried once more, then the page says so @full', async ({ page, site }) => {
    await page.route('**/_astro/PublicRequest*', (route) => route.abort());
    const loads = loadsOf(page);
    await page.goto(`${site.origin}/request`);
    await expect(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
    expect(loads()).toBe(2);
    await page.unroute('**/_astro/PublicRequest*');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByLabel('My parent')).toBeVisible();
  });
});

test('an app asks every five minutes by itself while it is installed, visible and online @full', async ({
  page,
  context,
  site,
}) => {
  await page.addInitScript(() => {
    const real = matchMedia;
    window.matchMedia = (query) => {
      const list = real(query);
      if (query === '(display-mode: standalone)')
        Object.defineProperty(list, 'matches', { get: () => 'installed' in window });
      return list;
    };
  });
  const looks = await looksOf(page);
  await page.clock.install();
  await open(page, `${site.origin}/about`);
  await page.clock.runFor(600_000);
  expect(await looks()).toBe(0);

  await page.evaluate(() => Object.assign(window, { installed: true }));
  await page.clock.runFor(290_000);
  expect(await looks()).toBe(0);
  await page.clock.runFor(10_000);
  expect(await looks()).toBe(1);

  await context.setOffline(true);
  await page.clock.runFor(300_000);
  await context.setOffline(false);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  await page.clock.runFor(300_000);
  expect(await looks()).toBe(1);

  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false, configurable: true }));
  site.release();
  // A failed check is repeated at the next time.
  await expect(async () => {
    await page.clock.runFor(300_000);
    await expect(button(page, 'Update Available!')).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 20_000 });
});
