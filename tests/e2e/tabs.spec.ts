import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expect, test } from './fixtures.ts';

/** Counts how often a page reads the profile. */
function profileReads(page: Page): () => number {
  let reads = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === '/rest/v1/users') reads += 1;
  });
  return () => reads;
}

/** The browser's events when a person returns to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('visibilitychange'));
  });

test('An area reads the profile once, not each time that its tab is shown; signing out signs out in the other tab @full', async ({
  signInAs,
}) => {
  const page = await signInAs(demoAccounts.caregiver, { shared: false });
  const reads = profileReads(page);
  await page.goto('/caregiver/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reads()).toBe(1);
  await comeBack(page);
  await comeBack(page);
  await page.waitForLoadState('networkidle');
  expect(reads()).toBe(1);

  const other = await page.context().newPage();
  await other.goto('/caregiver/applications');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login/);
});

test('After more than a minute, showing the tab reads the profile again @full', async ({ signInAs }) => {
  const page = await signInAs(demoAccounts.caregiver);
  const reads = profileReads(page);
  await page.clock.install();
  await page.goto('/caregiver/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(reads).toBe(1);
  await page.clock.fastForward(61_000);
  await comeBack(page);
  await expect.poll(reads).toBe(2);
});
