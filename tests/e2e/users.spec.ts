import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { linkInMail, newAddress, newCaregiver } from './account-mail.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openSession } from './session.ts';
import { signIn } from './sign-in.ts';

const PASSWORD = 'first-Passw0rd';

/** Invites an address from the list of users, and returns the link. */
async function invite(admin: Page, email: string): Promise<string> {
  await admin.goto('/admin/users');
  await admin.getByRole('button', { name: 'Invite an admin' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText(`An email is on its way to ${email}`)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Invitation sent' })).toBeFocused();
  const link = await dialog.getByLabel('Link to hand over').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return link;
}

/** Finds an account in the list, and opens it. */
async function openUser(admin: Page, email: string, name = email): Promise<void> {
  await admin.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await admin.getByRole('row').getByRole('link', { name: email }).click();
  await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible();
}

const historyOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Activity' }) });

test('an invited colleague becomes an admin, then a caregiver, is deactivated and reactivated @full', async ({
  page,
  origin,
  signInAs,
}) => {
  const admin = await signInAs(demoAccounts.admin);
  const email = newAddress('colleague');

  await test.step('the invitation’s link leads to an admin’s account', async () => {
    const link = await invite(admin, email);
    expect(link).toMatch(/^http:\/\/localhost:\d+\/register#invitation=[0-9a-f]{32}$/);
    expect(await linkInMail(origin, email)).toBe(new URL(link).pathname + new URL(link).hash);
    await expect(admin.getByRole('listitem').filter({ hasText: email })).toContainText('Works until');

    await page.goto(link);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('alert')).toContainText('Enter your name.');
    await page.getByLabel('Your name').fill('Nuala Colleague');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(/\/registration\/confirmation/);
    await page.goto(await linkInMail(origin, email, 2));
    await page.getByRole('button', { name: 'Confirm my email address' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await page.goto(link);
    await expect(page.getByText('This invitation no longer works')).toBeVisible();
    await admin.reload();
    await expect(admin.getByRole('heading', { name: 'Open invitations' })).toBeVisible();
    await expect(admin.getByText('Loading the invitations…')).toBeHidden();
    await expect(admin.getByRole('listitem').filter({ hasText: email })).toBeHidden();
  });

  await test.step('a change of role counts from the next page on', async () => {
    await openUser(admin, email, 'Nuala Colleague');
    await admin.getByRole('button', { name: 'Make caregiver' }).click();
    const dialog = admin.getByRole('dialog', { name: `Make ${email} a caregiver?` });
    await dialog.getByRole('button', { name: 'Make caregiver' }).click();
    await expect(admin.getByText('This account is now a caregiver’s.')).toBeVisible();
    // The button that opened the dialog was replaced.
    await expect(admin.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(admin).toHaveTitle('Nuala Colleague – User');
    await expect(historyOf(admin)).toContainText('Became a caregiver');
    await page.goto('/admin/requests');
    await expect(page).toHaveURL(/\/caregiver\/dashboard$/);
  });

  await test.step('a deactivated person is signed out at the next request, and reads why on signing in', async () => {
    await admin.getByRole('button', { name: 'Deactivate' }).click();
    const dialog = admin.getByRole('dialog', { name: `Deactivate ${email}?` });
    await expect(dialog).toContainText('Nothing else ends with it.');
    await dialog.getByRole('button', { name: 'Deactivate account' }).click();
    await expect(dialog).toContainText('Write a few words.');
    await dialog.getByLabel('Reason').fill('You have left our team.');
    await dialog.getByRole('button', { name: 'Deactivate account' }).click();
    await expect(admin.getByText('You have left our team.').first()).toBeVisible();
    await expect(historyOf(admin)).toContainText('Deactivated');

    // The open page may be on its way to sign-in already.
    await page.goto('about:blank');
    await page.goto('/caregiver/applications');
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, { email, password: PASSWORD });
    await expect(page.getByRole('alert')).toContainText('This account is not active');
    await page.goto('/caregiver/documents');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('This account is not active')).toBeVisible();
  });

  await test.step('and works again once it is reactivated', async () => {
    await admin.getByRole('button', { name: 'Reactivate' }).click();
    await expect(admin.getByText('The account works again.')).toBeVisible();
    await page.goto('/login');
    await expect(page).toHaveURL(/\/caregiver\/dashboard$/);
  });
});

test('a caregiver is made an admin, and back, and the list finds both @full', async ({
  origin,
  signInAs,
}) => {
  const admin = await signInAs(demoAccounts.admin);
  const account = await newCaregiver(origin, 'promoted');
  const person = await signInAs(account);
  await person.goto('/caregiver/dashboard');
  await expect(person.getByRole('heading', { level: 1 })).toBeVisible();

  await openUser(admin, account.email);
  await admin.getByRole('button', { name: 'Make admin' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Make admin' }).click();
  await expect(historyOf(admin)).toContainText('Became an admin');
  await person.goto('/caregiver/dashboard');
  await expect(person).toHaveURL(/\/admin\/dashboard$/);

  await test.step('filter and search stay in the address', async () => {
    await admin.goBack();
    await admin.getByLabel('Role').selectOption('admin');
    await expect(admin).toHaveURL(/q=promoted.*status=admin/);
    await expect(admin.getByRole('row', { name: account.email })).toContainText('Admin');
    await admin.getByLabel('Role').selectOption('deactivated');
    await expect(admin.getByText('No users found')).toBeVisible();
  });

  await test.step('no admin steps down without another one', async () => {
    await person.goto('/admin/users');
    await person.getByRole('link', { name: `${account.email} (you)` }).click();
    await expect(person.getByText('This is your own account.').first()).toBeVisible();
    await expect(person.getByRole('button', { name: 'Make caregiver' })).toBeHidden();
    await person.goto('/account');
    await expect(person.getByText('Ask another admin to make you a caregiver')).toBeVisible();
    await expect(person.getByRole('button', { name: 'Delete my account…' })).toBeHidden();

    await openUser(admin, account.email);
    await admin.getByRole('button', { name: 'Make caregiver' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Make caregiver' }).click();
    await expect(admin.getByText('This account is now a caregiver’s.')).toBeVisible();
    await person.goto('/admin/users');
    await expect(person).toHaveURL(/\/caregiver\/dashboard$/);
  });
});

test('an expired invitation is sent again, and a withdrawn one opens nothing @full', async ({
  page,
  origin,
  signInAs,
}) => {
  const admin = await signInAs(demoAccounts.admin);
  const email = newAddress('uninvited');
  const first = await invite(admin, email);
  await admin.route('**/rest/v1/invitations?*', async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as object[];
    await route.fulfill({ response, json: found.map((one) => ({ ...one, expiresAt: '2026-01-01' })) });
  });
  await admin.reload();
  const listed = admin.getByRole('listitem').filter({ hasText: email });
  await listed.getByRole('button', { name: 'Invite again' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByLabel('Email address')).toHaveValue(email);
  await admin.unroute('**/rest/v1/invitations?*');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const link = await dialog.getByLabel('Link to hand over').inputValue();
  expect(link).not.toBe(first);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await admin.getByRole('button', { name: `Withdraw invitation to ${email}` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Withdraw invitation' }).click();
  await expect(admin.getByText('The invitation is withdrawn.')).toBeVisible();
  await expect(listed).toBeHidden();
  await page.goto(link);
  await expect(page.getByText('This invitation no longer works')).toBeVisible();
  await expect(openSession(origin, { email, password: PASSWORD })).rejects.toThrow('invalid_credentials');
});

test('refusals have words, and typed text stays @full', async ({ origin, signInAs }) => {
  const admin = await signInAs(demoAccounts.admin);
  await admin.goto('/admin/users');
  await admin.getByRole('button', { name: 'Invite an admin' }).click();
  const dialog = admin.getByRole('dialog');
  const address = dialog.getByLabel('Email address');
  await expect(address).toBeFocused();
  await address.fill('colleague@care');
  await admin.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('like name@example.com');
  await address.fill(demoAccounts.admin.email);
  await admin.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('already belongs to an admin');
  await expect(address).toHaveValue(demoAccounts.admin.email);

  const { email } = await newCaregiver(origin, 'second');
  await openUser(admin, email);
  await admin.getByRole('button', { name: 'Make admin' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Make admin' }).click();
  await expect(historyOf(admin)).toContainText('Became an admin');
  // Other tests need the demo's admin, so the database's answer, which has its own tests, is simulated.
  await admin.route('**/rest/v1/rpc/set_user_role', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'P0001', message: 'last_admin', details: null, hint: null },
    }),
  );
  await admin.getByRole('button', { name: 'Make caregiver' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Make caregiver' }).click();
  await expect(admin.getByRole('dialog').getByRole('alert')).toContainText('This is the only admin');
  await admin.goto('/admin/users/f0000000-0000-4000-8000-000000000000');
  await expect(admin.getByRole('heading', { level: 1, name: 'There is no such user' })).toBeVisible();
});

test('axe finds nothing on a user, the dialogs and the invitation’s link @full', async ({ signInAs }) => {
  const admin = await signInAs(demoAccounts.admin);
  const dialogs = ['Make admin', 'Deactivate'];
  await openUser(admin, demoAccounts.newcomer.email);
  for (const width of [320, 1280]) {
    await admin.setViewportSize({ width, height: 800 });
    await expectNoFaults(admin, `user at ${width}`);
    await expectNoSidewaysScroll(admin, `user at ${width}`);
    for (const name of dialogs) {
      await admin.getByRole('button', { name }).click();
      await expectNoFaults(admin, `${name} at ${width}`);
      await admin.keyboard.press('Escape');
    }
  }
  await admin.goto('/admin/users');
  await admin.getByRole('button', { name: 'Invite an admin' }).click();
  await admin.getByRole('dialog').getByLabel('Email address').fill(newAddress('axe'));
  await admin.keyboard.press('Enter');
  await expect(admin.getByLabel('Link to hand over')).toBeVisible();
  await expectNoFaults(admin, 'the made invitation');
  await admin.keyboard.press('Escape');
  await admin.setViewportSize({ width: 320, height: 800 });
  await expectNoFaults(admin, 'open invitations');
  await expectNoSidewaysScroll(admin, 'open invitations');
});
