import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { newCaregiver, send } from './account-mail.ts';
import { callerOf } from './api.ts';
import { expect, test } from './fixtures.ts';
import { openSession } from './session.ts';
import { signIn } from './sign-in.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The words without a connection, with or without copies. */
const unreached = (page: Page) => page.getByText(/We can’t reach the service/).first();

/** Makes the page's stored token expire. */
const expire = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session') ?? '{}') as object;
    localStorage.setItem('session', JSON.stringify({ ...session, expires_at: 1_700_000_000 }));
  });

/** Ends every session of an account on the server, as from another device. */
async function endEverywhere(origin: string, account: { email: string; password: string }) {
  const { access_token: token } = await openSession(origin, account);
  expect((await send(origin, 'logout?scope=global', {}, { token })).status).toBe(204);
}

test('Offline with an expired token, nobody is signed out; a session that ends elsewhere ends here, also if its token is stale, and nothing typed is lost @full', async ({
  origin,
  signInAs,
}) => {
  const account = await newCaregiver(origin, 'expired');
  const page = await signInAs(account);
  await page.goto('/caregiver/dashboard');
  await expect(heading(page)).toBeVisible();

  await expire(page);
  const api = /\/(?:auth|rest)\/v1\//;
  await page.route(api, (route) => route.abort());
  await page.goto('/caregiver/applications');
  await expect(unreached(page)).toBeVisible();
  await expect(page).toHaveURL(/\/caregiver\/applications$/);
  await page.unroute(api);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(unreached(page)).toHaveCount(0);
  await expect(page.getByText('0 applications', { exact: false }).or(heading(page)).first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(
        () => (JSON.parse(localStorage.getItem('session') ?? '{}') as { expires_at: number }).expires_at,
      ),
    )
    .toBeGreaterThan(1_700_000_000);

  // On a page without calls, which doesn't notice yet.
  await page.goto('/about');
  await endEverywhere(origin, account);
  await expire(page);
  await page.goto('/caregiver/profile-completion?section=about');
  const signInAndReturn = async () => {
    await expect(page).toHaveURL(/\/login\?from=%2Fcaregiver%2Fprofile-completion%3Fsection%3Dabout$/);
    await signIn(page, account);
    await expect(page).toHaveURL(/\/caregiver\/profile-completion\?section=about$/);
  };
  await signInAndReturn();

  await page.getByLabel('Full name').fill('Midge Way');
  await endEverywhere(origin, account);
  await page.getByRole('button', { name: 'Save', exact: false }).first().click();
  await expect(page.getByText('If you typed anything there on this device, we’ve kept it.')).toBeVisible();
  await signInAndReturn();
  await expect(page.getByLabel('Full name')).toHaveValue('Midge Way');
});

test('Offline with an expired token, signing out still works @full', async ({ origin, signInAs }) => {
  const account = await newCaregiver(origin, 'leaving');
  const page = await signInAs(account);
  await page.goto('/caregiver/dashboard');
  await expect(heading(page)).toBeVisible();
  await expire(page);
  await page.route(/\/(?:auth|rest)\/v1\//, (route) => route.abort());
  await page.goto('/caregiver/applications');
  await expect(unreached(page)).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/landing#signed-out$/);
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});

test('If the profile fails to load, the page says so and can try again @full', async ({ page, origin }) => {
  const account = await newCaregiver(origin, 'unlucky');
  await page.route(/\/rest\/v1\/users/, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
  await page.goto('/login');
  await signIn(page, account);
  await expect(page.getByText('We couldn’t load your profile')).toBeVisible();
  await page.goto('/caregiver/dashboard');
  await expect(page.getByRole('alert')).toContainText(`You are signed in as ${account.email}.`);
  await page.unroute(/\/rest\/v1\/users/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toBeVisible();
});

test('If the session ends, nothing that an admin typed about others stays on the device @full', async ({
  origin,
  signInAs,
}) => {
  const account = await newCaregiver(origin, 'released');
  const { user } = await openSession(origin, account);
  const admin = await callerOf(origin, demoAccounts.admin);
  await admin('set_user_role', { user_id: user.id, new_role: 'admin' });
  const page = await signInAs(account);
  await page.goto('/admin/requests?status=submitted');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const notes = page.getByLabel('Add a note');
  await notes.fill('The key is under the mat.');
  await page.reload();
  await expect(notes).toHaveValue('The key is under the mat.');
  await endEverywhere(origin, account);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await signIn(page, account);
  await expect(page).toHaveURL(/\/admin\/requests\/./);
  await expect(notes).not.toHaveValue('The key is under the mat.');
  await admin('set_user_role', { user_id: user.id, new_role: 'caregiver' });
});

test('The start page finds the role of a signed-in person @full', async ({ signInAs }) => {
  const page = await signInAs(demoAccounts.caregiver);
  await page.goto('/caregiver/dashboard');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('role'));
  await page.goto('/');
  await expect(page).toHaveURL(/\/caregiver\/dashboard$/);
});

test('The landing page leads a signed-in person to their area and does not ask them to sign in @full', async ({
  signInAs,
}) => {
  const page = await signInAs(demoAccounts.caregiver);
  await page.goto('/caregiver/dashboard');
  await expect(heading(page)).toBeVisible();
  await page.goto('/landing');
  await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden();
});
