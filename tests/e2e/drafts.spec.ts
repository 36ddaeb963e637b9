import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expect, test } from './fixtures.ts';

test('what an admin typed and did not save is there again after a reload @full', async ({ signInAs }) => {
  const admin = await signInAs(demoAccounts.admin);
  await admin.goto('/admin/requests?status=submitted');
  await admin.getByRole('row').nth(1).getByRole('link').first().click();

  await admin.getByLabel('Add a note').fill('Daughter prefers a call after six.');
  await admin.getByRole('button', { name: 'Publish as job' }).click();
  await admin.getByLabel('Job title').fill('Evenings with a keen listener');
  await admin.reload();

  await expect(admin.getByLabel('Add a note')).toHaveValue('Daughter prefers a call after six.');
  await admin.getByRole('button', { name: 'Publish as job' }).click();
  await expect(admin.getByLabel('Job title')).toHaveValue('Evenings with a keen listener');
  await admin.getByRole('button', { name: 'Cancel' }).click();

  await admin.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(admin.getByText('Note added.')).toBeVisible();
  await admin.reload();
  await expect(admin.getByText('Daughter prefers a call after six.')).toBeVisible();
  await expect(admin.getByLabel('Add a note')).toHaveValue('');
});
