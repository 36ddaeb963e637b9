import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { agree, answer, familyNamed, send } from './wizard.ts';

/** No other journey's, since a known number shows all its requests. */
const PHONE = '+353 1 555 0188';

/** Begins a call with the caller's name and number. */
async function beginCall(admin: Page, name: string, phone = '') {
  await admin.getByLabel('Name of the caller').fill(name);
  await admin.getByLabel('Number of the caller').fill(phone);
  await admin.getByRole('button', { name: 'Start a request' }).click();
  await expect(admin.getByText(`On the phone: ${name}`)).toBeVisible();
}

test('the admin enters a request for a caller in words about them, tells them the reference, and opens its record @full', async ({
  signInAs,
}) => {
  const admin = await signInAs(demoAccounts.admin);
  await admin.goto('/admin/requests');
  await admin.getByRole('link', { name: 'New request' }).click();
  await beginCall(admin, 'Tom Daly');
  // From a field to the notes and back by keyboard.
  const recipient = admin.getByLabel('Full name of the person who needs care');
  await recipient.focus();
  await admin.keyboard.press('F2');
  await expect(admin.getByLabel('Notes on this call')).toBeFocused();
  await admin.keyboard.type('Calls back tonight.');
  await admin.keyboard.press('F2');
  await expect(recipient).toBeFocused();
  // A second phone rings, and the first call is still there.
  await admin.getByRole('link', { name: 'All calls' }).click();
  await admin.getByLabel('Name of the caller').pressSequentially('Ciara');
  await admin.reload();
  await expect(admin.getByLabel('Name of the caller')).toHaveValue('Ciara');
  await beginCall(admin, 'Ciara Caller', PHONE);
  await admin.getByRole('link', { name: /^Tom Daly/ }).click();
  await expect(admin.getByLabel('Notes on this call')).toHaveValue('Calls back tonight.');
  await admin.getByRole('link', { name: /^Ciara Caller/ }).click();
  await answer(admin, { ...familyNamed('Caller'), phone: PHONE }, { teamNotes: 'Calls back after six.' });
  // Only the family itself can confirm how to reach them.
  await expect(admin.getByRole('checkbox')).toHaveCount(1);
  await expect(admin.getByText('The caller’s parent')).toBeVisible();
  await expect(admin.getByRole('main')).not.toContainText(/\b(your|my)\b/i, { useInnerText: true });
  await admin.getByRole('button', { name: 'Save request' }).click();
  await expect(admin.getByRole('alert').getByText('Read the agreement out')).toBeVisible();
  await agree(admin);
  await expectNoFaults(admin, 'what is read back');
  await admin.getByRole('button', { name: 'Save request' }).click();
  const said = admin.getByRole('heading', { level: 1, name: 'Before you hang up' });
  await expect(said).toBeFocused();
  await expect(admin.locator('[data-reference]')).toHaveText(/^[0-9A-Z]{3}(-[0-9A-Z]{3}){2}$/);
  await expect(admin.getByText(/call Ciara Caller at \+353 1 555 0188 by \w+,? \d+ \w+/)).toBeVisible();
  await expectNoFaults(admin, 'before hanging up');
  await expectNoSidewaysScroll(admin, 'before hanging up');
  await admin.getByRole('link', { name: 'Open the request' }).click();
  await expect(admin).toHaveURL(/\/admin\/requests\/[0-9a-f-]{36}$/);
  await expect(
    admin.getByRole('definition').filter({ hasText: 'Ciara Caller', visible: true }),
  ).not.toHaveCount(0);
  await expect(admin.getByRole('button', { name: 'Remove urgent flag' })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Unassign' })).toBeVisible();
  await expect(admin.getByText('Calls back after six.').first()).toBeVisible();
  await expect(admin.getByRole('definition').filter({ hasText: 'Calls back after six.' })).toHaveCount(0);
  // Their next call begins with their names.
  await admin.getByRole('banner').getByRole('link', { name: 'Requests' }).click();
  await admin.getByRole('link', { name: 'New request' }).click();
  await admin.getByLabel('Number of the caller').fill(PHONE);
  await expect(admin.getByRole('button', { name: 'Start for someone else' })).toBeVisible();
  await admin.getByLabel('Number of the caller').press('Enter');
  await expect(admin.getByText('On the phone: Ciara Caller')).toBeVisible();
  await expect(recipient).toHaveValue('Peg Caller');
});

test('someone who asks for a family that is not their own says who agreed @full', async ({
  page,
  signInAs,
}) => {
  const helped = familyNamed('Helped');
  await page.goto('/request');
  await answer(page, helped, {
    helper: {
      name: 'Tom Ward',
      phone: '087 555 0177',
      relation: 'the ward’s nurse',
      agreement: 'Peg herself',
    },
  });
  await send(page);
  const admin = await signInAs(demoAccounts.admin);
  await admin.goto(`/admin/requests?q=${encodeURIComponent(helped.contact)}`);
  await admin
    .getByRole('row', { name: /Ciara Helped/ })
    .getByRole('link')
    .first()
    .click();
  await expect(admin.getByRole('definition').filter({ hasText: 'Peg herself' })).not.toHaveCount(0);
  await expect(admin.getByRole('definition').filter({ hasText: 'A call, in English' })).not.toHaveCount(0);
});
