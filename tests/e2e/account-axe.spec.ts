import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { newAddress, newCaregiver, signUp } from './account-mail.ts';
import { callerOf } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openSession, storageOf } from './session.ts';
import { signIn } from './sign-in.ts';

/** Looks at the page in both themes, on the narrowest phone and on a desk. */
async function expectGood(page: Page, where: string): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${where} at ${width}`);
  }
  await expectNoFaults(page, where);
}

const words = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('axe finds nothing on the pages for a new password @full', async ({
  page,
  browser,
  baseURL,
  origin,
}) => {
  await page.goto('/password/forgot');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expectGood(page, 'no address');
  await page.getByLabel('Email').fill(newAddress('a-rather-long-name-that-has-to-break'));
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await words(page, 'has an account, we’ve sent a link');
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await words(page, 'just sent an email');
  await expectGood(page, 'an email asked for twice');
  await page.goto('/password/new');
  await words(page, 'Open the link in our email');
  await expectGood(page, 'no link');

  const session = await openSession(origin, await newCaregiver(origin, 'axe'));
  const context = await browser.newContext({ baseURL, storageState: storageOf(origin, session) });
  const member = await context.newPage();
  await member.goto('/about');
  await member.evaluate(() => sessionStorage.setItem('recovery', 'forgotten'));
  await member.goto('/password/new');
  await member.getByRole('button', { name: 'Save new password' }).click();
  await expectGood(member, 'no new password');
  await context.close();
});

test('axe finds nothing on the pages of emailed links @full', async ({ page }) => {
  await page.goto('/auth/confirm');
  await words(page, 'Part of the link is missing');
  await expectGood(page, 'half a link');
  for (const [type, press] of [
    ['signup', 'Confirm my email address'],
    ['recovery', 'Choose my new password'],
    ['email_change', 'Confirm my new address'],
  ] as const) {
    await page.goto(`/auth/confirm?token_hash=none&type=${type}`);
    await page.getByRole('button', { name: press }).click();
    await words(page, 'This link no longer works');
    await expectGood(page, type);
  }
});

test('axe finds nothing around signing up and in @full', async ({ page, origin, signInAs }) => {
  const email = newAddress('axe');
  await signUp(origin, email, 'first-Passw0rd');
  await page.goto('/login?from=%2Fcaregiver%2Fdocuments');
  await words(page, 'Sign in to open “Documents”.');
  await expectGood(page, 'sign-in before a page');
  await signIn(page, { email, password: 'first-Passw0rd' });
  await expect(page.getByRole('button', { name: 'Send the email again' })).toBeVisible();
  await expectGood(page, 'an unconfirmed address');
  await page.evaluate((value) => sessionStorage.setItem('email', value), email);
  await page.goto('/registration/confirmation');
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await words(page, 'just sent an email');
  await expectGood(page, 'after signing up');

  await page.goto('/register?invitation=none');
  await words(page, 'This invitation no longer works');
  await expectGood(page, 'an invitation that is over');
  const admin = await callerOf(origin, demoAccounts.admin);
  const [made] = (await admin('invite_admin', { email: newAddress('axe-colleague') })) as { token: string }[];
  await page.goto(`/register?invitation=${made?.token}`);
  await words(page, 'You are invited to join our team');
  await expectGood(page, 'an invitation');
  const other = await signInAs(demoAccounts.newcomer);
  await other.goto(`/register?invitation=${made?.token}`);
  await words(other, 'This invitation is for');
  await expectGood(other, 'someone else’s invitation');
});
