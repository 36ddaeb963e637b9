import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { linkInMail } from './account-mail.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';

const PEOPLE = 300;
const run = Date.now();
const addressOf = (at: number) => `imported-${run}-${at}@people.test`;

/** A spreadsheet’s file, with three rows that can’t be added. */
const csv = () =>
  [
    'Name;E-mail;Telephone;City;Care;Availability',
    ...Array.from({ length: PEOPLE }, (_, at) =>
      [
        `Imported Person ${at}`,
        at === 10 ? 'no address' : at === 30 ? demoAccounts.admin.email : addressOf(at),
        '020 912 3456',
        'Drogheda',
        at === 20 ? 'Gardening' : 'Companionship',
        'Weekday mornings',
      ].join(';'),
    ),
  ].join('\r\n');

test('an agency brings its caregivers along, and one of them takes over what was entered @full', async ({
  page,
  origin,
  signInAs,
}) => {
  test.slow();
  const admin = await signInAs(demoAccounts.admin);
  await admin.goto('/admin/caregivers/import');
  await admin
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv()) });
  await expect(admin.getByLabel('Phone')).toHaveValue('2');
  await expectNoFaults(admin, 'the columns of an import');
  await admin.getByRole('button', { name: 'Check the rows' }).click();
  await expect(admin.getByText(`${PEOPLE - 3} rows can be added. 3 rows have a problem.`)).toBeVisible({
    timeout: 60_000,
  });
  await expect(admin.getByRole('row', { name: /22 Imported Person 20 .*Gardening/ })).toBeVisible();
  await expectNoFaults(admin, 'the rows of an import');
  await expectNoSidewaysScroll(admin, 'the rows of an import');

  await test.step('the page is closed in the middle, and continues', async () => {
    await admin.getByRole('button', { name: `Add ${PEOPLE - 3} caregivers` }).click();
    await expect(admin.getByRole('progressbar')).toBeVisible();
    await admin.reload();
    await admin.getByRole('button', { name: 'Continue' }).click();
    await expect(admin.getByText(`${PEOPLE - 3} caregivers are added.`)).toBeVisible({ timeout: 60_000 });
    await admin.goto(`/admin/caregivers?q=${encodeURIComponent('Imported Person 299')}`);
    await expect(admin.getByRole('link', { name: 'Imported Person 299' })).toHaveCount(1);
  });

  await test.step('one of them chooses a password and confirms what was entered', async () => {
    // The mailbox shows the latest.
    const email = addressOf(PEOPLE - 1);
    await page.goto(await linkInMail(origin, email));
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();
    await page.goto(await linkInMail(origin, email, 2));
    await page.getByRole('button', { name: 'Choose my new password' }).click();
    await page.getByLabel('New password', { exact: true }).fill('first-Passw0rd');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('heading', { name: 'Please check what we filled in' })).toBeVisible();
    await expect(page.getByText('Drogheda, Co. Louth')).toBeVisible();
    await page.getByRole('button', { name: 'Yes, this is right' }).click();
    await expect(page.getByRole('heading', { name: 'Please check what we filled in' })).toHaveCount(0);
  });
});
