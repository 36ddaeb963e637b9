import type { Page } from '@playwright/test';
import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';
import { answer, send, WALSH } from './wizard.ts';

test('a family’s request becomes a placement of a qualified caregiver', async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  test.setTimeout(240_000);
  let reference = '';
  let jobPath = '';
  const secrets = [WALSH.contact, WALSH.recipient, WALSH.phone, WALSH.address];

  await test.step('a family requests care and holds its reference', async () => {
    await page.goto('/landing');
    await page.getByRole('link', { name: 'Request care' }).first().click();
    await answer(page, WALSH);
    await expect(page.getByText('Fiona Walsh')).toBeVisible();
    reference = await send(page);
    expect(reference).toMatch(/^\w{3}-\w{3}-\w{3}$/);
  });

  const admin = await browser.newPage({ baseURL });
  await test.step('the admin signs in and finds the request', async () => {
    await admin.goto('/admin/requests');
    await expect(admin).toHaveURL(/\/login\?from=/);
    await signIn(admin, demoAccounts.admin);
    await expect(admin).toHaveURL(/\/admin\/requests$/);
    await admin.getByRole('link', { name: reference }).click();
    await expect(admin.getByRole('heading', { level: 1 })).toContainText(reference);
    await expect(admin.getByRole('definition').filter({ hasText: WALSH.address, visible: true })).toHaveCount(
      1,
    );
  });

  await test.step('the admin publishes it as a job and sees who fits, and why', async () => {
    await admin.getByRole('button', { name: 'Publish as job' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Publish as job' });
    await dialog.getByLabel('Job title').fill('Company and a tidy house by the sea');
    await dialog.getByLabel('First aid certificate').check();
    await dialog.getByRole('button', { name: 'Publish job' }).click();
    await expect(dialog).toBeHidden();
    const first = admin.getByRole('listitem').filter({ hasText: 'Aoife Brennan' }).first();
    await expect(first).toContainText('Works in the same place');
    await expect(first).toContainText('Free for 2 of 2 times asked for');
    await expect(first.getByRole('meter')).toHaveAttribute('aria-valuenow', /^[5-9]\d|100$/);
  });

  const aoife = await signInAs(demoAccounts.caregiver);
  const declan = await signInAs(demoAccount('declan.byrne'));
  await test.step('a caregiver sees the job, but not whose it is, and applies', async () => {
    await aoife.goto('/caregiver/dashboard');
    await aoife.getByRole('link', { name: 'Company and a tidy house by the sea' }).click();
    await expect(aoife).toHaveURL(/\/caregiver\/apply\//);
    jobPath = new URL(aoife.url()).pathname;
    await expect(aoife.getByText('Dún Laoghaire').first()).toBeVisible();
    for (const secret of secrets) await expect(aoife.locator('body')).not.toContainText(secret);
    await aoife.getByRole('textbox').fill('I live five minutes away and have both mornings free.');
    await aoife.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(aoife).toHaveURL(/\/caregiver\/applications$/);
    await expect(card(aoife, 'Company and a tidy house')).toContainText('Received');
  });

  await test.step('another caregiver applies too', async () => {
    await declan.goto(jobPath);
    await declan.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(card(declan, 'Company and a tidy house')).toContainText('Received');
  });

  await test.step('the admin opens the application and places the caregiver', async () => {
    await admin.goto('/admin/applications?q=Aoife');
    await admin
      .getByRole('row', { name: /Company and a tidy house/ })
      .getByRole('link')
      .first()
      .click();
    await expect(admin).toHaveURL(/\/admin\/applications\/[0-9a-f-]{36}$/);
    await expect(admin.getByText('I live five minutes away')).toBeVisible();
    await admin.getByRole('button', { name: 'Place caregiver' }).click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog).toContainText('the family’s name, phone and address are shown');
    await dialog.getByRole('button', { name: 'Place caregiver' }).click();
    await expect(dialog).toBeHidden();
    await expect(admin.getByText('Placed', { exact: true }).first()).toBeVisible();
  });

  await test.step('the placed caregiver now sees the family', async () => {
    await aoife.goto('/caregiver/applications');
    const placed = card(aoife, 'Company and a tidy house');
    await expect(placed).toContainText('Placed');
    for (const secret of secrets) await expect(placed).toContainText(secret);
  });

  await test.step('the other caregiver has an answer, and sees nothing of the family', async () => {
    await declan.goto('/caregiver/applications');
    const answered = card(declan, 'Company and a tidy house');
    await expect(answered).toContainText('Another caregiver was placed');
    for (const secret of secrets) await expect(declan.locator('body')).not.toContainText(secret);
    await declan.goto(jobPath);
    await expect(declan.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0);
  });

  await test.step('the request is matched', async () => {
    await admin.goto(`/admin/requests?q=${reference}`);
    await expect(admin.getByRole('row', { name: new RegExp(reference) })).toContainText('Matched');
  });
  await admin.close();
});

/** The card of one application. */
const card = (page: Page, title: string) =>
  page
    .locator('section, article, li')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .last();
