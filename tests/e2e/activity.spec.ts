import { readFile } from 'node:fs/promises';
import { ADMIN_NAME, demoAccounts } from '../../scripts/demo/accounts.ts';
import { newCaregiver } from './account-mail.ts';
import { callerOf, sendRequest } from './api.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { verifyDocuments } from './documents.ts';

const SUMMARY = 'Tea, talk and a walk by the sea every week.';

test('two notes at the same moment are both kept, and the audit log has both @full', async ({
  origin,
  signInAs,
}) => {
  const api = await callerOf(origin, demoAccounts.admin);
  const { id, reference } = await sendRequest(api, 'Nuala Noted');
  const [one, other] = [await signInAs(demoAccounts.admin), await signInAs(demoAccounts.admin)];
  for (const page of [one, other]) await page.goto(`/admin/requests/${id}`);
  await one.getByLabel('Add a note').fill('The daughter rang.');
  await one.getByLabel('Kind').selectOption('Call');
  await other.getByLabel('Add a note').fill('Prefers mornings.');
  await one.getByRole('button', { name: 'Add', exact: true }).click();
  await other.getByRole('button', { name: 'Add', exact: true }).click();
  for (const page of [one, other]) await expect(page.getByLabel('Add a note')).toHaveValue('');
  await expect(one.getByText('The daughter rang.')).toBeVisible();
  await expect(other.getByText('Prefers mornings.')).toBeVisible();
  // Either may have been saved first. The page shows both when it is opened again.
  await other.reload();
  for (const words of ['The daughter rang.', 'Prefers mornings.'])
    await expect(other.getByText(words)).toBeVisible();
  await expectNoFaults(other, 'a request with notes');
  await other.getByLabel('Show').selectOption('Views');
  await expect(other.getByText('Contact viewed').first()).toBeVisible();
  await expect(other.getByText('Prefers mornings.')).toBeHidden();

  await other.getByRole('link', { name: 'Audit log of this record' }).click();
  await expect(other).toHaveURL(/\/admin\/trail\?thing=/);
  await expect(other.getByRole('row').filter({ hasText: 'Call added' })).toHaveCount(1);
  await other.goto('/admin/trail');
  await other.getByLabel('Reference, name or email').fill(reference);
  await other.getByLabel('Reference, name or email').press('Enter');
  await other.getByLabel('What was done').selectOption('Changes');
  await expect(other.getByRole('row').filter({ hasText: 'Request received' })).toHaveCount(1);
  await expectNoFaults(other, 'the audit log of a request');
  const saving = other.waitForEvent('download');
  await other.getByRole('button', { name: 'CSV' }).click();
  const saved = await saving;
  await expect(other.getByText(`Saved ${saved.suggestedFilename()}.`)).toBeVisible();
  const text = await readFile(await saved.path(), 'utf8');
  expect(text).toMatch(/^\uFEFF"When","Who","What","From → to","Why","About"\r\n/);
  expect(text).toContain('Call added');
  await other.getByRole('row').filter({ hasText: 'Request received' }).getByRole('link').click();
  await expect(other).toHaveURL(new RegExp(`/admin/requests/${id}`));
});

test('a verified document is listed in its caregiver’s activity @full', async ({ origin, signInAs }) => {
  const account = await newCaregiver(origin, 'noted');
  await verifyDocuments(origin, account, ['identity']);
  const admin = await signInAs(demoAccounts.admin);
  await admin.goto(`/admin/users?q=${encodeURIComponent(account.email)}`);
  await admin.getByRole('row').getByRole('link', { name: account.email }).click();
  await expect(admin).toHaveURL(/\/admin\/users\/./);
  await admin.goto(admin.url().replace('/users/', '/caregivers/'));
  await expect(admin.getByText('Document verified: Proof of identity')).toBeVisible();
});

test('an outdated edit of a job shows both versions, and either can be kept @full', async ({
  origin,
  signInAs,
}) => {
  const api = await callerOf(origin, demoAccounts.admin);
  const { id, reference } = await sendRequest(api, 'Nuala Twice');
  await api('publish_job', { request_id: id, title: `Afternoons ${reference}`, summary: SUMMARY });
  const [one, other] = [await signInAs(demoAccounts.admin), await signInAs(demoAccounts.admin)];
  for (const page of [one, other]) {
    await page.goto(`/admin/requests/${id}`);
    await page.getByRole('button', { name: 'Edit job' }).click();
  }
  await one.getByLabel('Job title').fill(`Mornings ${reference}`);
  await one.getByRole('button', { name: 'Save job' }).click();
  await expect(one.getByRole('heading', { name: `Mornings ${reference}` })).toBeVisible();

  await other.getByLabel('Job title').fill(`Evenings ${reference}`);
  await other.getByRole('button', { name: 'Save job' }).click();
  const both = other.getByRole('dialog').locator('dl').filter({ hasText: 'Job title' });
  await expect(both).toContainText(`Mornings ${reference}`);
  await expect(both).toContainText(`Evenings ${reference}`);
  await expect(other.getByText(`${ADMIN_NAME} changed this on`)).toBeVisible();
  await expectNoFaults(other, 'two versions of a job');
  // A reload loses nothing, and an unseen version is not overwritten.
  await other.reload();
  await other.getByRole('button', { name: 'Edit job' }).click();
  await expect(other.getByLabel('Job title')).toHaveValue(`Evenings ${reference}`);
  await other.getByRole('button', { name: 'Save job' }).click();
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(other.getByRole('heading', { name: `Evenings ${reference}` })).toBeVisible();
});
