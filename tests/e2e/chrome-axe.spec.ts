import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('axe finds nothing in the menus, drawer and panels @full', async ({ signInAs }) => {
  const page = await signInAs(demoAccounts.caregiver);
  await page.goto('/caregiver/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Messages, 3' }).click();
  await expect(page.locator('#notifications').getByText('Approved')).toBeVisible();
  await expectNoFaults(page, 'the bell’s panel');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Account' }).click();
  await expectNoFaults(page, 'the account menu');
  await page.keyboard.press('Escape');

  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await page.getByText('App installed successfully!', { exact: false }).hover();
  await expectNoFaults(page, 'a toast');

  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectNoFaults(page, 'the drawer');
});
