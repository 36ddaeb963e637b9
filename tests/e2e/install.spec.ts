import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const card = (page: Page) => page.getByRole('region', { name: 'Install this app' });

/** The browser's event if the app can be installed. Headless, it comes only with a profile of its own. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (document.title = 'offered'),
    });
    dispatchEvent(event);
  });

/** Passes the time until the card's code loads, and waits until it has decided. */
async function letDecide(page: Page): Promise<void> {
  const code = page.waitForResponse(/\/install-app\./);
  await page.clock.runFor(2100);
  await page.evaluate((url) => import(url), (await code).url());
}

/** Opens a page with a clock of the test's own, and lets the browser offer the installation. */
async function openWithOffer(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(url);
  await offer(page);
}

test('the card comes two seconds after the browser’s offer, not without it, and hands it on; everything that the manifest names exists, with its size @full', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await page.goto('/landing');
  await page.clock.runFor(10_000);
  await expect(card(page)).toBeHidden();
  // Paused, since on a slow machine the last tenth of a second would pass too early.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await offer(page);
  await page.clock.runFor(1900);
  await expect(page.getByRole('button', { name: 'Not now' })).toBeHidden();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(card(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await card(page).getByRole('button', { name: 'Install', exact: true }).click();
  await expect(page).toHaveTitle('offered');
  await expect(card(page)).toBeHidden();

  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const { icons, screenshots, shortcuts, start_url } = await answer.json();
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const image = await page.evaluate(async (source: string) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(image, src).toBe(sizes);
    expect((await request.get(src)).headers()['content-type'], src).toBe(type);
  }
  for (const url of [start_url, ...shortcuts.map((shortcut: { url: string }) => shortcut.url)]) {
    expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
  }
});

test('the card can be declined by mouse and by keyboard, and then stays away for 90 days @full', async ({
  page,
}) => {
  await openWithOffer(page, '/about');
  await page.clock.runFor(2100);
  await card(page).getByRole('button', { name: 'Not now' }).click();
  await expect(card(page)).toBeHidden();
  // The button still has the offer.
  await page.getByRole('banner').getByRole('button', { name: 'Install App' }).click();
  await expect(page).toHaveTitle('offered');

  const day = 24 * 3_600_000;
  for (const [days, visible] of [
    [89, false],
    [2, true],
  ] as const) {
    await page.clock.fastForward(days * day);
    await page.goto('/about');
    await offer(page);
    await page.clock.runFor(2100);
    await expect(card(page)).toBeVisible({ visible });
  }
  await card(page).getByRole('button', { name: 'Install', exact: true }).focus();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the install card never covers a form @full', async ({ page }) => {
  for (const path of ['/request', '/login', '/track']) {
    await openWithOffer(page, path);
    await letDecide(page);
    await expect(card(page), path).toBeHidden();
    await expect(page.locator('main :is(input, select)').first(), path).toBeVisible();
  }
});

test('axe finds nothing on the card, on a phone and on a desk @full', async ({ page }) => {
  await openWithOffer(page, '/landing');
  await page.clock.runFor(2100);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    await expectNoFaults(page, `the card at ${width} px`);
  }
});

test('the browser offers to install this app, and the card shows @full', async ({
  playwright,
  launchOptions,
  origin,
}) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'install-'));
  // The headless shell can't install apps.
  const executablePath = process.env['CHROMIUM_PATH'] || undefined;
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    executablePath,
  });
  const page = await context.newPage();
  await page.goto(`${origin}/landing`);
  await expect(card(page)).toBeVisible();
  const wire = await context.newCDPSession(page);
  const { installabilityErrors } = await wire.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { url, errors } = await wire.send('Page.getAppManifest');
  expect(url).toBe(`${origin}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});
