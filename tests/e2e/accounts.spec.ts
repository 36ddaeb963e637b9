import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { linkInMail, mailsTo, newAddress, newCaregiver, signUp } from './account-mail.ts';
import { callerOf } from './api.ts';
import { expect, test } from './fixtures.ts';
import { openSession, storageOf } from './session.ts';
import { signIn } from './sign-in.ts';

const NEW_PASSWORD = 'second-Passw0rd';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('A forgotten password', () => {
  /** Asks for a link by email on the sign-in page, and returns its path. */
  const askForLink = async (page: Page, origin: string, email: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('link', { name: 'Forgotten password?' }).click();
    await expect(page).toHaveURL(/\/password\/forgot$/);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await sendLink(page, email);
    return linkInMail(origin, email, 2);
  };
  const sendLink = async (page: Page, email: string) => {
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText(`If ${email} has an account, we’ve sent a link`)).toBeVisible();
  };
  const goOn = (page: Page) => page.getByRole('button', { name: 'Choose my new password' }).click();

  test('is replaced only by email, the link works once, and an unknown address gets the same answer @full', async ({
    page,
    origin,
  }) => {
    await page.goto('/password/new');
    await expect(page.getByText('Open the link in our email')).toBeVisible();
    await expect(page.getByLabel('New password')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    const account = await newCaregiver(origin, 'forgetful');
    const link = await askForLink(page, origin, account.email);
    const nobody = newAddress('nobody');
    await page.getByRole('button', { name: 'Use another address' }).click();
    await page.getByLabel('Email').fill(nobody);
    await sendLink(page, nobody);
    expect(await mailsTo(origin, nobody)).toEqual([]);
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await expect(page.getByText('We’ve just sent an email.')).toBeVisible();

    // A scanner opens every link, and must not use it up.
    await page.goto(link);
    await page.goto(link);
    await goOn(page);
    await expect(page).toHaveURL(/\/password\/new$/);
    const save = page.getByRole('button', { name: 'Save new password' });
    await save.click();
    await expect(page.getByRole('alert')).toContainText('Choose a password.');
    await page.getByLabel('New password').fill(account.password);
    await save.click();
    await expect(page.getByRole('alert')).toContainText('You already have this password');
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await save.click();
    await expect(page).toHaveURL(/\/caregiver\/dashboard$/);
    await expect(openSession(origin, account)).rejects.toThrow('invalid_credentials');
    await openSession(origin, { email: account.email, password: NEW_PASSWORD });

    await page.goto(link);
    await goOn(page);
    await expect(page.getByText('This link no longer works')).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL(/\/password\/forgot$/);
  });

  test('ends every other session when it is replaced @full', async ({ page, browser, baseURL, origin }) => {
    const account = await newCaregiver(origin, 'intruded');
    const storageState = storageOf(origin, await openSession(origin, account));
    const elsewhere = await browser.newContext({ baseURL, storageState });
    const other = await elsewhere.newPage();
    await other.goto('/caregiver/documents');
    await expect(heading(other)).toBeVisible();

    await page.goto('/login');
    await page.goto(await askForLink(page, origin, account.email));
    await goOn(page);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page).toHaveURL(/\/caregiver\/dashboard$/);
    await other.reload();
    await expect(other).toHaveURL(/\/login\?from=%2Fcaregiver%2Fdocuments$/);
    await elsewhere.close();
  });
});

test('Signing up leads through the email into the caregiver’s pages; the page after it, opened by another person, names no account', async ({
  page,
  origin,
}) => {
  const account = { email: newAddress('aoife'), password: 'first-Passw0rd' };
  await page.goto('/registration/confirmation');
  await expect(
    page.getByText('If you’ve just signed up, there is one more step', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('We sent an email to', { exact: false })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send the email again' })).toBeHidden();
  await expect(page.getByText(/your account|you have signed up|thank you/i)).toHaveCount(0);

  await page.goto('/register');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/registration\/confirmation$/);
  await expect(page.getByText(`We sent an email to ${account.email}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'its mailbox' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByText('We’ve just sent an email.')).toBeVisible();

  await page.getByRole('link', { name: 'Already confirmed? Sign In' }).click();
  await signIn(page, account);
  await expect(page.getByText('Your email address is not confirmed yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByText('We’ve just sent an email.')).toBeVisible();

  const link = await linkInMail(origin, account.email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page).toHaveURL(/\/caregiver\/profile-completion\?section=about$/);

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
});

const invite = async (origin: string, email: string) => {
  const admin = await callerOf(origin, demoAccounts.admin);
  const [made] = (await admin('invite_admin', { email })) as { token: string }[];
  return `/register#invitation=${made?.token}`;
};

test('An email link that is cut short, a new password without a link, and an unknown or another’s invitation say so @full', async ({
  origin,
  signInAs,
}) => {
  const page = await signInAs(demoAccounts.newcomer);
  await page.goto('/auth/confirm');
  await expect(heading(page)).toHaveText('This link doesn’t work');
  // The browser stays on the page.
  await page.goto('/auth/confirm#token_hash=abc&type=recovery');
  await expect(heading(page)).toHaveText('Choose a new password');
  await page.goto('/auth/confirm#token_hash=abc&type=magiclink');
  await expect(heading(page)).toHaveText('This link doesn’t work');

  await page.goto('/password/new');
  await expect(page.getByText('Open the link in our email')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change it with your old password' })).toBeVisible();
  await expect(page.getByLabel('New password')).toBeHidden();

  await page.goto('/register?invitation=00000000000000000000000000000000');
  await expect(page.getByText('This invitation no longer works')).toBeVisible();
  const other = newAddress('other');
  await page.goto(await invite(origin, other));
  await expect(page.getByText(`This invitation is for ${other}`)).toBeVisible();
});

test('An invitation is accepted by a person with that address @full', async ({ page, origin }) => {
  const account = await newCaregiver(origin, 'promoted');
  await page.goto(await invite(origin, account.email));
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fregister#invitation=/);
  await signIn(page, account);
  await page.getByLabel('Your name').fill('Orla Promoted');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('A person who opens the link in another browser than the sign-up’s chooses the password there @full', async ({
  page,
  origin,
}) => {
  const email = newAddress('owner');
  // A stranger signs up with someone's address, and waits for its owner to press the link.
  await signUp(origin, email, 'stranger-Passw0rd');
  await page.goto(await linkInMail(origin, email));
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page).toHaveURL(/\/password\/new$/);
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();
  await page.getByLabel('New password').fill('owner-Passw0rd');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL(/\/caregiver\/dashboard$/);
  await openSession(origin, { email, password: 'owner-Passw0rd' });
  await expect(openSession(origin, { email, password: 'stranger-Passw0rd' })).rejects.toThrow(
    'invalid_credentials',
  );
});

test('… and may choose the same password again @full', async ({ page, origin }) => {
  const email = newAddress('laptop');
  await signUp(origin, email, 'first-Passw0rd');
  await page.goto(await linkInMail(origin, email));
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await page.getByLabel('New password').fill('first-Passw0rd');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL(/\/caregiver\/dashboard$/);
});
