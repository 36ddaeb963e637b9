import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { confirm, linkInMail, mailsTo, newAddress, newCaregiver, signUp } from './account-mail.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { keptSession, openSession } from './session.ts';
import { publishableKey } from './stack.ts';

type Account = { email: string; password: string };

const card = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading }) });

async function changeEmail(page: Page, newEmail: string, password: string): Promise<void> {
  const form = card(page, 'Change your email address');
  await form.getByLabel('New email address').fill(newEmail);
  await form.getByLabel('Your password').fill(password);
  await form.getByRole('button', { name: 'Change email address' }).click();
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  const form = card(page, 'Change your password');
  await form.getByLabel('Current password').fill(current);
  await form.getByLabel('New password').fill(next);
  await form.getByRole('button', { name: 'Change password' }).click();
}

/** Uploads a document over HTTP, like the documents screen. Returns its path in storage. */
async function upload(origin: string, account: Account, fileName: string, content: string): Promise<string> {
  const { access_token: token } = await openSession(origin, account);
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
  const path = `${sub}/${crypto.randomUUID()}.pdf`;
  const stored = await fetch(`${origin}/storage/v1/object/documents/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/pdf' },
    body: content,
  });
  expect(stored.status).toBe(200);
  const recorded = await fetch(`${origin}/rest/v1/documents`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ caregiver_id: sub, kind: 'identity', file_path: path, file_name: fileName }),
  });
  expect(recorded.status).toBe(201);
  return path;
}

test('the email address changes by the link in the email, and not before @full', async ({
  origin,
  signInAs,
}) => {
  const account = await newCaregiver(origin, 'moves');
  const page = await signInAs(account);
  const newEmail = newAddress('moved');
  await page.goto('/caregiver/profile-completion');
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(card(page, 'Your details')).toContainText(account.email);

  await test.step('with a wrong password nothing is sent, and the address stays typed', async () => {
    await changeEmail(page, newEmail, 'not my password');
    await expect(page.getByRole('alert')).toContainText('This is not your password');
    await expect(page.getByLabel('New email address')).toHaveValue(newEmail);
  });

  await test.step('with the right one an email is sent, and a reload still says so', async () => {
    await changeEmail(page, newEmail, account.password);
    await expect(page.getByText('Check the inbox of your new address')).toBeVisible();
    await page.reload();
    await expect(page.getByText(`We sent an email to ${newEmail}`)).toBeVisible();
    await expect(card(page, 'Your details')).toContainText(account.email);
  });

  await page.goto(await linkInMail(origin, newEmail));
  await page.getByRole('button', { name: 'Confirm my new address' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(card(page, 'Your details')).toContainText(newEmail);
  await expect(page.getByText('Check the inbox of your new address')).toBeHidden();
  await expect(openSession(origin, account)).rejects.toThrow('invalid_credentials');
  await openSession(origin, { ...account, email: newEmail });
});

test('the current password changes it, and other devices are signed out @full', async ({
  origin,
  signInAs,
}) => {
  const account = await newCaregiver(origin, 'password');
  const [page, other] = [await signInAs(account), await signInAs(account)];
  await other.goto('/caregiver/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/account');

  await changePassword(page, 'not my password', 'second-Passw0rd');
  await expect(page.getByRole('alert')).toContainText('This is not your password');
  await expect(page.getByLabel('New password')).toHaveValue('second-Passw0rd');
  await changePassword(page, account.password, 'short');
  await expect(page.getByRole('alert')).toContainText('at least 12 characters');
  await changePassword(page, account.password, account.password);
  await expect(page.getByRole('alert')).toContainText('differs');

  await changePassword(page, account.password, 'second-Passw0rd');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  // It may have found out by itself at this moment, and be on its way there.
  await other.goto('/caregiver/documents').catch(() => undefined);
  await expect(other).toHaveURL(/\/login/);
  await page.goto('/caregiver/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await expect(openSession(origin, account)).rejects.toThrow('invalid_credentials');
  await openSession(origin, { ...account, password: 'second-Passw0rd' });
});

test('signing out everywhere ends every device @full', async ({ origin, signInAs }) => {
  const account = await newCaregiver(origin, 'everywhere');
  const [page, other] = [await signInAs(account), await signInAs(account)];
  await other.goto('/caregiver/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await page.route('**/auth/v1/logout*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(dialog.getByRole('alert')).toContainText('can’t reach the service');
  await page.unroute('**/auth/v1/logout*');
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('You’re signed out on every device.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();

  // It may have found out by itself at this moment, and be on its way there.
  await other.goto('/caregiver/documents').catch(() => undefined);
  await expect(other).toHaveURL(/\/login/);
});

test('the download has all data and files, and names a missing file @full', async ({ origin, signInAs }) => {
  const account = await newCaregiver(origin, 'takes-along');
  await upload(origin, account, 'My passport.pdf', '%PDF-1.4 passport of mine');
  const lost = await upload(origin, account, 'Lost.pdf', '%PDF-1.4 lost');
  const page = await signInAs(account);
  await page.goto('/account');
  const download = async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    return (await saved).path();
  };

  // A missing file. A broken connection would be tried again.
  await page.route(`**/${lost}`, (route) =>
    route.fulfill({ status: 404, json: { message: 'Object not found' } }),
  );
  await download();
  await expect(page.getByText('Downloaded, but not all of it')).toBeVisible();
  await expect(card(page, 'Download your data')).toContainText('We couldn’t get one file: Lost.pdf');

  await page.unroute(`**/${lost}`);
  const archive = (await readFile(await download())).toString('latin1');
  await expect(page.getByText('Your data is in your downloads.')).toBeVisible();
  for (const part of ['my-data.json', account.email, '"caregiver_profile"', 'documents/My passport.pdf']) {
    expect(archive).toContain(part);
  }
  expect(archive).toContain('passport of mine');
  expect(archive).toContain('%PDF-1.4 lost');
});

test('a new address counts after the button from its email is pressed; a deleted account is gone with its files, and its address can sign up again @full', async ({
  origin,
  signInAs,
}) => {
  const account = await newCaregiver(origin, 'leaves');
  const path = await upload(origin, account, 'Passport.pdf', '%PDF-1.4 passport');
  // A confirmation email comes once a minute at most, so this address must be new.
  const email = newAddress('left');
  const page = await signInAs(account);
  await page.goto('/account');
  await changeEmail(page, email, account.password);
  await page.goto(await linkInMail(origin, email));
  await page.getByRole('button', { name: 'Confirm my new address' }).click();
  await expect(card(page, 'Your details')).toContainText(email);
  await expect(openSession(origin, account)).rejects.toThrow('invalid_credentials');

  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  // The person reads what is deleted before entering the password.
  await expect(dialog.getByRole('heading', { name: 'Delete your account?' })).toBeFocused();
  await expect(dialog).toContainText('your documents and their files');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete my account…' })).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Your password').press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Enter your password.');
  await dialog.getByLabel('Your password').fill('not my password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('This is not your password');
  await dialog.getByLabel('Your password').fill(account.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
  await expect.poll(async () => (await mailsTo(origin, email))[0]?.subject).toBe('Your account is deleted');
  // The tab only knows that someone signed out.
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    [],
    ['left'],
  ]);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeHidden();
  await expect(openSession(origin, { ...account, email })).rejects.toThrow('invalid_credentials');
  const { access_token: token } = await keptSession(origin, demoAccounts.admin);
  const file = await fetch(`${origin}/storage/v1/object/authenticated/documents/${path}`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
  });
  expect(file.ok).toBe(false);

  await signUp(origin, email, 'third-Passw0rd');
  await confirm(origin, email, 3);
  await openSession(origin, { email, password: 'third-Passw0rd' });
});

test('axe finds nothing on the account page, its dialogs and its faults, and it fits a small phone @full', async ({
  origin,
  signInAs,
}) => {
  const page = await signInAs(await newCaregiver(origin, 'axe'));
  await page.goto('/account');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoFaults(page, `/account at ${width}`);
    for (const button of ['Sign out everywhere', 'Delete my account…']) {
      await page.getByRole('button', { name: button }).click();
      await expectNoFaults(page, `${button} at ${width}`);
      await expectNoSidewaysScroll(page, `${button} at ${width}`);
      await page.keyboard.press('Escape');
    }
  }
});
