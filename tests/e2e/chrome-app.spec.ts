import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { siteWithWorker } from './site-with-worker.ts';

test.use({ serviceWorkers: 'allow' });

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

/** Clicks, and returns the alert's text. It closes the alert at once, since the click may wait for it. */
async function alertAfter(control: Locator): Promise<string> {
  const alert = nextAlert(control.page());
  await control.click();
  return alert;
}

async function nextAlert(page: Page): Promise<string> {
  const alert = await page.waitForEvent('dialog');
  await alert.accept();
  return alert.message();
}

test('Install App shows the browser’s own offer, explains itself without one or on a phone, and welcomes for six seconds @full', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  const taken = await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (document.title = 'offered'),
    });
    return !dispatchEvent(offer);
  });
  expect(taken).toBe(true);
  await button(page, 'Install App').click();
  await expect(page).toHaveTitle('offered');
  // The browser makes its offer once.
  expect(await alertAfter(button(page, 'Install App'))).toBe('Click the menu and select Install App');

  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  const words = page.getByText('App installed successfully! You can now access it from your home screen.');
  await expect(words).toBeVisible();
  await page.clock.runFor(4_500);
  await expect(words).toBeVisible();
  await page.clock.runFor(1_600);
  await expect(words).toBeHidden();

  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => {
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
    Object.defineProperty(navigator, 'userAgent', { value: phone });
  });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const install = page.getByRole('dialog').getByRole('button', { name: 'Install App' });
  expect(await alertAfter(install)).toBe('Tap the share button and select Add to Home Screen');
});

test('Install App is there only if the app can be installed @full', async ({ page }) => {
  await page.goto('/login');
  await expect(button(page, 'Install App')).toBeVisible();
  await page.addInitScript(() => {
    // As in an installed app's window, which the browser can't simulate.
    const real = matchMedia;
    if (location.search === '?installed')
      window.matchMedia = (query) => real(query === '(display-mode: standalone)' ? 'all' : query);
    else delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
  });
  await page.goto('/login?installed');
  await expect(button(page, 'Install App')).toBeHidden();
  await expect(button(page, 'Check Updates')).toBeVisible();
  await page.goto('/login?old');
  await expect(button(page, 'Install App')).toBeHidden();
  await expect(button(page, 'Check Updates')).toBeHidden();
});

test('Check Updates says that it is checking, that there is nothing newer, or that it could not check @full', async ({
  page,
  origin,
}) => {
  const site = await siteWithWorker(origin);
  await page.goto(`${site.origin}/login`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const answer = site.hold();
  await button(page, 'Check Updates').click();
  await expect(button(page, 'Checking...')).toBeVisible();
  const alert = nextAlert(page);
  answer();
  expect(await alert).toBe('App is up to date!');
  await expect(button(page, 'Check Updates')).toBeVisible();
  await page.context().setOffline(true);
  expect(await alertAfter(button(page, 'Check Updates'))).toBe(
    'Failed to check for updates. Please try again.',
  );
  await expect(button(page, 'Check Updates')).toBeVisible();
  await site.stop();
});

test('Check Updates finds a newer version, and a click installs it @full', async ({ page, origin }) => {
  const site = await siteWithWorker(origin);
  await page.goto(`${site.origin}/login`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await alertAfter(button(page, 'Check Updates'))).toBe('App is up to date!');

  site.release();
  await button(page, 'Check Updates').click();
  await expect(button(page, 'Update Available!')).toBeVisible();
  await page.goto(`${site.origin}/about`);
  await expect(button(page, 'Update Available!')).toBeVisible();

  await Promise.all([page.waitForEvent('load'), button(page, 'Update Available!').click()]);
  await expect(button(page, 'Check Updates')).toBeVisible();
  await site.stop();
});

test('Check Updates says so when the server does not answer @full', async ({ page, origin }) => {
  const site = await siteWithWorker(origin);
  await page.goto(`${site.origin}/login`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await site.stop();
  expect(await alertAfter(button(page, 'Check Updates'))).toBe(
    'Failed to check for updates. Please try again.',
  );
});
