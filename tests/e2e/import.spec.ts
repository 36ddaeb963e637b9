import { demoAccount, demoAccounts } from '../../scripts/demo/accounts.ts';
import { DAYS } from '../../src/domain/availability.ts';
import { linkInMail, mailsTo } from './account-mail.ts';
import { callerOf, endPlacement } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { keptSession } from './session.ts';
import { publishableKey } from './stack.ts';

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

test('an agency imports its caregivers, and one of them confirms what was entered @full', async ({
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

  await test.step('the page is closed in the middle, and the import continues', async () => {
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

const PLACEMENTS = 120;
const clientOf = (at: number) => `Moved ${run} ${at}`;
/** Approved, with documents, and not placed. */
const caregiver = demoAccount('katarzyna.nowak');

/** A day of the week has 24 of them; three rows can’t be added. */
const placementsCsv = () =>
  [
    'Client;Family;Email;Street;City;Care;Schedule;Caregiver;Rate;Since;Consent by;Consent date;Consent form;Agreed by;' +
      'Agreed on;Agreed how;Caregiver agreed on;Caregiver agreed how',
    ...Array.from({ length: PLACEMENTS }, (_, at) =>
      [
        clientOf(at),
        'Nora Moved',
        `moved-${run}-${at}@family.test`,
        `${at} Sea Road`,
        'Swords',
        'Companionship',
        at === 20 ? 'Monday 10:15-10:45' : `${DAYS[Math.floor(at / 24)]} ${at % 24}:00-${at % 24}:30`,
        at === 10 ? 'nobody@people.test' : at === 30 ? demoAccounts.newcomer.email : caregiver.email,
        '19.50',
        '4/3/2024',
        'Nora Moved',
        '2024-02-01',
        'signed form',
        'Nora Moved',
        '2024-02-20',
        'signed contract',
        '2024-02-21',
        'by phone',
      ].join(';'),
    ),
  ].join('\r\n');

test('an agency imports its placements with both yeses, and both sides are told @full', async ({
  origin,
  signInAs,
}) => {
  test.slow();
  const admin = await signInAs(demoAccounts.admin);
  await admin.goto('/admin/placements/import');
  await admin
    .locator('input[type=file]')
    .setInputFiles({ name: 'care.csv', mimeType: 'text/csv', buffer: Buffer.from(placementsCsv()) });
  await admin.getByRole('button', { name: 'Check the rows' }).click();
  await expect(admin.getByText(`${PLACEMENTS - 2} rows can be added. 2 rows have a problem.`)).toBeVisible({
    timeout: 60_000,
  });
  await expect(admin.getByRole('row', { name: /No caregiver has this email/ })).toBeVisible();
  await expect(admin.getByRole('row', { name: /the profile is not approved/ })).toBeVisible();
  await expectNoFaults(admin, 'the rows of an import of placements');

  await admin.getByRole('button', { name: `Add ${PLACEMENTS - 2} placements` }).click();
  await expect(admin.getByRole('progressbar')).toBeVisible();
  await admin.reload();
  await admin.getByRole('button', { name: 'Continue' }).click();
  await expect(admin.getByText(`${PLACEMENTS - 3} placements are added.`)).toBeVisible({ timeout: 120_000 });
  await expect(admin.getByRole('row', { name: /at some of these times/ })).toBeVisible();

  await admin.goto(`/admin/placements?q=${encodeURIComponent(clientOf(119))}`);
  await admin.getByRole('link', { name: clientOf(119) }).click();
  await expect(admin.getByText('Monday 4 March 2024')).toBeVisible();
  await admin.getByRole('link', { name: 'How it was agreed' }).click();
  await expect(admin.getByText('told by Nora Moved, signed contract')).toBeVisible();
  await expect(admin.getByText('told by the caregiver, by phone')).toBeVisible();
  await expect.poll(async () => (await mailsTo(origin, `moved-${run}-119@family.test`)).length).toBe(1);

  const { access_token: token } = await keptSession(origin, demoAccounts.admin);
  const live = await fetch(
    `${origin}/rest/v1/placements?select=id&ended_at=is.null&caregiver_id=eq.${caregiver.id}`,
    { headers: { apikey: publishableKey, authorization: `Bearer ${token}` } },
  );
  const call = await callerOf(origin, demoAccounts.admin);
  for (const { id } of (await live.json()) as { id: string }[]) await endPlacement(call, id);
});
