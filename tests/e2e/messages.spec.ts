import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { mailsTo, newCaregiver } from './account-mail.ts';
import { callerOf } from './api.ts';
import { uploadDocuments } from './documents.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';

type Account = { email: string; password: string };

const panel = (page: Page) => page.getByRole('group', { name: 'Messages' });
const messages = (page: Page) => panel(page).getByRole('list', { name: 'Messages' }).getByRole('listitem');
const open = (page: Page, name = 'Messages, 3') => page.getByRole('button', { name }).click();

/** Opens a static page with the signed-in person's chrome, which needs an earlier visit to an area. */
async function openAbout(page: Page, area: '/caregiver/dashboard' | '/admin/dashboard'): Promise<void> {
  await page.goto(area);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/about');
}

/** A caregiver uploads a document, and an admin rejects it. */
async function rejectDocument(origin: string, account: Account, reason: string): Promise<void> {
  const [document_id] = await uploadDocuments(origin, account, ['first_aid']);
  const admin = await callerOf(origin, demoAccounts.admin);
  await admin('reject_document', { document_id, reason });
}

test('a step shows in the bell, unread until marked, and leads to its page @full', async ({
  origin,
  signInAs,
}) => {
  const account = await newCaregiver(origin, 'told');
  const page = await signInAs(account);
  await openAbout(page, '/caregiver/dashboard');
  await open(page);
  await expect(panel(page).getByText('No messages yet.')).toBeVisible();
  await page.keyboard.press('Escape');

  await rejectDocument(origin, account, 'The date cannot be read.');
  const unread = page.getByText('You have unread messages');
  await page.goto('/caregiver/dashboard');
  await expect(unread).toHaveCount(1);
  await page.goto('/about');
  await open(page);
  await expect(messages(page)).toHaveCount(1);
  const message = messages(page).getByRole('link');
  await expect(message).toHaveAccessibleName(
    /^We couldn’t accept your document New .*“The date cannot be read\.”/,
  );
  await expectNoFaults(page, 'the bell’s panel with a message');

  await page.route('**/rest/v1/rpc/read_messages', (route) => route.abort());
  await panel(page).getByRole('button', { name: 'Mark all read' }).click();
  await expect(panel(page).getByText('We can’t reach the service.', { exact: false })).toBeVisible();
  await expect(message).toHaveAccessibleName(/ New /);
  await page.unroute('**/rest/v1/rpc/read_messages');
  await panel(page).getByRole('button', { name: 'Mark all read' }).click();
  await expect(panel(page).getByRole('button', { name: 'Mark all read' })).toHaveCount(0);
  await expect(message).not.toHaveAccessibleName(/ New /);
  await expect(unread).toHaveCount(0);

  await page.reload();
  await open(page);
  await expect(message).not.toHaveAccessibleName(/ New /);
  await message.click();
  await expect(page).toHaveURL(/\/caregiver\/documents\?kind=first_aid#add$/);
});

test('messages that can’t be read leave the rest of the bell as it is @full', async ({ signInAs }) => {
  const page = await signInAs(demoAccounts.caregiver);
  await openAbout(page, '/caregiver/dashboard');
  await page.route('**/rest/v1/rpc/my_messages*', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page);
  await expect(panel(page).getByRole('link', { name: /Profile\s*Approved/ })).toBeVisible();
  await expect(panel(page).getByText('Something went wrong on our side', { exact: false })).toBeVisible();
});

test('an admin has the messages under their own button @full', async ({ origin, signInAs }) => {
  const account = await newCaregiver(origin, 'sends-documents');
  await rejectDocument(origin, account, 'Not readable.');
  const page = await signInAs(demoAccounts.admin);
  await openAbout(page, '/admin/dashboard');
  await open(page, 'Messages');
  await expect(messages(page).first()).toContainText('A caregiver’s documents are waiting');
  await expect(panel(page).getByText('Applications')).toBeHidden();
  await expectNoFaults(page, 'an admin’s messages');
});

test('a link’s button stops emails, and the account turns them on again @full', async ({
  origin,
  page,
  signInAs,
}) => {
  const account = await newCaregiver(origin, 'stops');
  await rejectDocument(origin, account, 'The date cannot be read.');
  const count = async () => (await mailsTo(origin, account.email)).length;
  // The first confirmed the address.
  await expect.poll(count).toBe(2);
  const [mail] = await mailsTo(origin, account.email);
  const link = /Stop these emails: https?:\/\/[^/]+(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

  await page.goto(link);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByText('Done.', { exact: false })).toBeVisible();
  await expectNoFaults(page, 'stopped emails');
  await page.goto('/emails/stop');
  await expect(page.getByText('Part of the link is missing.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeHidden();
  const own = await signInAs(account);
  const choice = own.getByRole('checkbox', { name: 'Email me when there is news for me' });
  await own.goto('/account');
  await expect(choice).not.toBeChecked();
  await rejectDocument(origin, account, 'Still not.');

  await own.context().setOffline(true);
  await choice.click();
  await expect(own.getByText('Your choice hasn’t changed.', { exact: false })).toBeVisible();
  await expect(choice).not.toBeChecked();
  await own.context().setOffline(false);
  await choice.click();
  await expect(choice).toBeChecked();
  await expectNoFaults(own, 'the account with emails chosen');
  expect(await count()).toBe(2);
  await rejectDocument(origin, account, 'Once more.');
  await expect.poll(count).toBe(3);
});
