import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test.use({ ownServer: true });

const { admin, newcomer } = demoAccounts;
const code = (place: Page | Locator) => place.getByLabel('Code', { exact: true });

test('an admin sets up a second factor before anything else, signs in with it, and resets a colleague’s @full', async ({
  page,
  sql,
}) => {
  await sql('update private.staff_sign_in set needs_second_factor = true');
  // A code works once. Two minutes later the next one works.
  const aWhile = () => sql(`update auth.mfa_challenges set verified_at = verified_at - interval '3 minutes'`);
  let key = '';
  const codeNow = () => new TOTP({ secret: Secret.fromBase32(key) }).generate();

  await test.step('with the password alone there is only the set-up', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/admin/users');
    await signIn(page, admin);
    await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code with your key' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeFocused();
    await sql(`update auth.sessions set created_at = now() - interval '11 minutes'`);
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL(/\/login\?from=/);
    await expect(page.getByText('First enter your password.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await expectNoSidewaysScroll(page, 'the password before the set-up');
    await expectNoFaults(page, 'the password before the set-up');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(code(page)).toBeVisible();
    await expectNoSidewaysScroll(page, 'the set-up of a second factor');
    await expectNoFaults(page, 'the set-up of a second factor');
    key = (await page.locator('code').innerText()).replaceAll(' ', '');
    await code(page).fill('12345');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Enter the 6 digits');
    await code(page).fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('This code isn’t right');
    await code(page).fill(codeNow());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('steps that need the password need the code too, and the session continues', async () => {
    await aWhile();
    await page.goto('/account');
    await expect(page.getByText('On. You sign in with your password and a code')).toBeVisible();
    const card = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Change your password' }) });
    await card.getByLabel('Current password').fill(admin.password);
    await card.getByLabel('New password').fill('second-Passw0rd');
    await card.getByRole('button', { name: 'Change password' }).click();
    await expect(card.getByRole('alert')).toContainText('Enter the 6 digits');
    await code(card).fill(codeNow());
    await card.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await expect(page).toHaveURL(/\/account$/);
  });

  await test.step('another app needs the password and a code of the old one', async () => {
    await aWhile();
    const card = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Second factor' }) });
    await card.getByRole('button', { name: 'Replace' }).click();
    await card.getByLabel('Password', { exact: true }).fill('second-Passw0rd');
    await code(card).fill(codeNow());
    await card.getByRole('button', { name: 'Continue' }).click();
    key = (await card.locator('code').innerText()).replaceAll(' ', '');
    await code(card).fill(codeNow());
    await card.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByText('Your second factor is on.')).toBeVisible();
  });

  await test.step('a colleague’s lost factor is reset', async () => {
    await sql(`update public.users set role = 'admin' where email = '${newcomer.email}';
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      select gen_random_uuid(), id, 'totp', 'verified', now(), now() from public.users where email = '${newcomer.email}'`);
    await page.goto(`/admin/users?q=${newcomer.email}`);
    await page.getByRole('row').getByRole('link', { name: newcomer.email }).click();
    await page.getByRole('button', { name: 'Reset second factor' }).click();
    const dialog = page.getByRole('dialog');
    await expectNoFaults(page, 'the question before a reset');
    await dialog.getByRole('button', { name: 'Reset second factor' }).click();
    await expect(page.getByText('The second factor is reset.')).toBeVisible();
    await expect(page.getByText('Second factor reset').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reset second factor' })).toBeHidden();
  });

  await test.step('the next sign-in asks for a code', async () => {
    await aWhile();
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/landing#signed-out$/);
    await page.goto('/login');
    await signIn(page, { ...admin, password: 'second-Passw0rd' });
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expectNoFaults(page, 'the second step of signing in');
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('This code isn’t right');
    await code(page).fill(codeNow());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  });
});
