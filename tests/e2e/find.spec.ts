import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { showReference } from '../../src/lib/reference.ts';
import { callerOf, sendRequest } from './api.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('staff find a family by name, reference and phone, and open it by keyboard alone @full', async ({
  origin,
  signInAs,
}) => {
  const api = await callerOf(origin, demoAccounts.admin);
  const { id, reference } = await sendRequest(api, 'Bríd Comerford', { contact_phone: '087 209 4431' });
  const page = await signInAs(demoAccounts.admin);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox');
  const family = dialog.getByRole('option', { name: /Bríd Comerford/ });

  await test.step('the keys open it, Escape closes it, and focus is back where it was', async () => {
    const button = page.getByRole('button', { name: 'Search (Ctrl K)' });
    await button.focus();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
  });

  for (const words of [
    'Comerford',
    'comerford brid',
    showReference(reference),
    reference.slice(2, 7).toLowerCase(),
    '+353 87 2094431',
  ]) {
    await test.step(`found by ${words}`, async () => {
      await field.fill('zzzz');
      await expect(dialog.getByText('Nothing found for “zzzz”.', { exact: false }).first()).toBeVisible();
      await field.fill(words);
      await expect(family).toBeVisible();
      await expect(dialog).not.toContainText('2094431');
    });
  }
  await expectNoFaults(page, 'the search with what it found');

  await test.step('without a connection it says so, and finds again once there is one', async () => {
    await page.context().setOffline(true);
    await field.fill('Bríd Comer');
    await expect(dialog.getByText('Check your connection', { exact: false })).toBeVisible();
    await page.context().setOffline(false);
    await expect(family).toBeVisible();
  });

  await test.step('Enter opens the chosen result without a page load', async () => {
    await page.evaluate(() => (document.body.dataset['same'] = 'page'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/requests/${id}$`));
    await expect(dialog).toBeHidden();
    await expect(page.locator('body[data-same]')).toBeVisible();
  });

  await test.step('the list finds by a part of the reference too', async () => {
    await page.goto(`/admin/requests?q=${reference.slice(2, 7)}`);
    await expect(page.getByRole('row').filter({ hasText: 'Bríd Comerford' })).toBeVisible();
  });

  await test.step('from a page outside the admins’ area, the keys open it', async () => {
    await page.goto('/about');
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  });
});
