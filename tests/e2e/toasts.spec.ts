import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expect, test } from './fixtures.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('listitem');

/** Adds this many notes to a request. Each shows a toast. */
async function addNotes(page: Page, times: number): Promise<void> {
  for (let time = 1; time <= times; time++) {
    await page.getByLabel('Add a note').fill(`Called, attempt ${time}`);
    await Promise.all([
      page.waitForResponse(/\/rest\/v1\//),
      page.getByRole('button', { name: 'Add', exact: true }).click(),
    ]);
    await expect(toasts(page)).toHaveCount(Math.min(time, 3));
  }
}

async function openRequest(page: Page): Promise<void> {
  await page.goto('/admin/requests');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByLabel('Add a note')).toBeVisible();
}

test('at most three toasts show, bottom-right, for five seconds each @full', async ({ signInAs }) => {
  const page = await signInAs(demoAccounts.admin);
  await page.clock.install();
  await openRequest(page);
  await addNotes(page, 1);
  const box = await toasts(page).first().boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
  expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(40);
  await expect(page.getByRole('region', { name: 'Notices' }).locator('[aria-live="polite"]')).toHaveCount(1);
  await page.mouse.move(10, 10);

  await page.clock.runFor(3_500);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1_600);
  await expect(toasts(page)).toHaveCount(0);
  await addNotes(page, 4);
});

test('a toast waits while it is pointed at, and closing it by keyboard keeps the place @full', async ({
  signInAs,
}) => {
  const page = await signInAs(demoAccounts.admin);
  await openRequest(page);
  await addNotes(page, 2);
  await toasts(page).first().hover();
  const close = toasts(page).getByRole('button', { name: 'Close notice' });
  await close.first().focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(1);
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
});
