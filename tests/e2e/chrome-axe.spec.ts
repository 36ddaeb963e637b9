import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expect, test } from './fixtures.ts';

async function expectClean(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      `${state}, ${colorScheme}`,
    ).toEqual([]);
  }
}

test('axe finds nothing in whatever the chrome opens', async ({ signInAs }) => {
  const page = await signInAs(demoAccounts.caregiver);
  await page.goto('/caregiver/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Notifications, 3' }).click();
  await expect(page.locator('#notifications').getByText('Approved')).toBeVisible();
  await expectClean(page, 'the bell’s panel');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Account' }).click();
  await expectClean(page, 'the account menu');
  await page.keyboard.press('Escape');

  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await page.getByText('App installed successfully!', { exact: false }).hover();
  await expectClean(page, 'a toast');

  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectClean(page, 'the drawer');
});
