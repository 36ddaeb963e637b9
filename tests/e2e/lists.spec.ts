import { readFile } from 'node:fs/promises';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { callerOf, sendRequest } from './api.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('staff filter the requests, keep the view in the address, and save it as CSV @full', async ({
  origin,
  signInAs,
}) => {
  const api = await callerOf(origin, demoAccounts.admin);
  await sendRequest(api, '=Nuala Fogarty', { care_types: ['dementia_care'] });
  const page = await signInAs(demoAccounts.admin);
  await page.goto('/admin/requests?page=999');
  await expect(page).not.toHaveURL(/page=999/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('Longest waiting first.')).toBeVisible();

  await page.getByLabel('Search by reference or name').fill('fogarty nuala');
  await page.getByLabel('Kind of care').selectOption('Dementia care');
  const rows = page.getByRole('row').filter({ hasText: 'Fogarty' });
  await expect(page.getByRole('status').filter({ hasText: '1 request' })).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Town').fill('nowhere');
  await page.getByLabel('Town').press('Enter');
  await expect(page.getByText('No requests found')).toBeVisible();
  await expect(page).toHaveURL(/place=nowhere/);
  await page.getByLabel('Town').fill('');
  await page.getByLabel('Town').press('Enter');
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expectNoFaults(page, 'a list that is narrowed');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^requests-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFF"Client","Contact","Reference","Town"/);
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain("'=Nuala Fogarty");
});
