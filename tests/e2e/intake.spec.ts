import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { agree, answer, answerCare, send, WALSH } from './wizard.ts';

/** A family of its own for each test, so that one can be found among the others' requests. */
const family = (surname: string) => ({ ...WALSH, contact: `Ciara ${surname}`, recipient: `Peg ${surname}` });

async function requestsOf(admin: Page, contact: string): Promise<number> {
  await admin.goto(`/admin/requests?q=${encodeURIComponent(contact)}`);
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(admin.getByRole('status').filter({ hasText: /Looking|Loading/ })).toHaveCount(0);
  return admin.getByRole('row', { name: new RegExp(contact) }).count();
}

test('missing answers are named beside the field and in a summary that leads there', async ({ page }) => {
  await page.goto('/request');
  await page.getByRole('button', { name: 'Continue' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page.getByText('Choose who the care is for')).toHaveCount(2);
  await summary.getByRole('link', { name: 'Choose who the care is for' }).click();
  await expect(page.getByRole('radio').first()).toBeFocused();
});

test('a wrong phone number is explained, and neither phone nor email is not enough', async ({ page }) => {
  await page.goto('/request');
  await answer(page, { ...WALSH, phone: '01 555 0134' });
  await page.getByRole('link', { name: /Change .*Phone number/ }).click();
  await page.getByLabel('Phone number').fill('call me');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/Enter a phone number with digits only/).first()).toBeVisible();
  await page.getByLabel('Phone number').fill('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/Enter a phone number or an email address/).first()).toBeVisible();
});

test('what was typed survives a reload in the middle', async ({ page }) => {
  await page.goto('/request');
  await page.getByLabel('My partner').check();
  await page.getByLabel('Full name of the person who needs care').fill('Seán Ó Sé');
  await page.reload();
  await expect(page.getByLabel('Full name of the person who needs care')).toHaveValue('Seán Ó Sé');
  await expect(page.getByLabel('My partner')).toBeChecked();
});

test('someone who comes back is asked whether to go on, before any answer is shown', async ({ page }) => {
  await page.goto('/request');
  await page.getByLabel('My partner').check();
  await page.getByLabel('Full name of the person who needs care').fill('Seán Ó Sé');
  await page.goto('/landing');
  await page.goto('/request');
  await expect(page.getByRole('heading', { name: 'You have started a request' })).toBeVisible();
  await expect(page.getByText('Seán Ó Sé')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue where you stopped' }).click();
  await expect(page.getByLabel('Full name of the person who needs care')).toHaveValue('Seán Ó Sé');
});

test('pressing send twice sends one request', async ({ page, signInAs }) => {
  const twice = family('Twice');
  await page.goto('/request');
  await answer(page, twice);
  await agree(page);
  await page.getByRole('button', { name: 'Send request' }).dblclick();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
  expect(await requestsOf(await signInAs(demoAccounts.admin), twice.contact)).toBe(1);
});

test('whoever knows no day says so in two clicks, and staff read it', async ({ page, signInAs }) => {
  const soon = family('Hurry');
  await page.goto('/request');
  await answer(page, soon);
  await page.getByRole('link', { name: 'Change First day' }).click();
  await page.getByLabel('As soon as possible').check();
  await expect(page.getByLabel('First day')).toHaveCount(0);
  await page.getByLabel('Hours a visit').fill('2,5');
  await page.getByLabel('Ongoing').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await expect(page.getByText('2.5 hours')).toBeVisible();
  await send(page);

  const admin = await signInAs(demoAccounts.admin);
  await admin.goto(`/admin/requests?q=${encodeURIComponent(soon.contact)}`);
  await admin
    .getByRole('row', { name: /As soon as possible/ })
    .getByRole('link')
    .first()
    .click();
  await expect(admin.getByRole('definition').filter({ hasText: '2.5 hours' })).toBeVisible();
  await expect(admin.getByRole('definition').filter({ hasText: 'Ongoing' }).first()).toBeVisible();
});

test('nothing of a request but its receipt stays on the device once it is sent', async ({ page }) => {
  const gone = family(`Gone${randomUUID().slice(0, 4)}`);
  await page.goto('/request');
  await answer(page, gone);
  await send(page);
  await page.goto('/request');
  await expect(page.getByRole('heading', { name: 'Who needs care?' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const values = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<unknown[]>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const [store] = opening.result.objectStoreNames;
              if (!store) return resolve([]);
              const all = opening.result.transaction(store).objectStore(store).getAll();
              all.onsuccess = () => resolve(all.result as unknown[]);
            };
          }),
      ),
    );
    return JSON.stringify([values, { ...localStorage }, { ...sessionStorage }]);
  });
  for (const secret of [gone.contact, gone.recipient, gone.address]) expect(kept).not.toContain(secret);
});

test('the admin enters a request for a caller in words about them, tells them the reference, and opens its record', async ({
  signInAs,
}) => {
  const admin = await signInAs(demoAccounts.admin);
  await admin.goto('/admin/requests');
  await admin.getByRole('link', { name: 'New request' }).click();
  await answer(admin, family('Caller'), { teamNotes: 'Calls back after six.' });
  // Nobody but the family itself can confirm where it is reached.
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
  await expect(admin.getByText(/call Ciara Caller at 01 555 0134 by \w+,? \d+ \w+/)).toBeVisible();
  await expectNoFaults(admin, 'before hanging up');
  await expectNoSidewaysScroll(admin, 'before hanging up');
  await admin.getByRole('link', { name: 'Open the request' }).click();
  await expect(admin).toHaveURL(/\/admin\/requests\/[0-9a-f-]{36}$/);
  await expect(
    admin.getByRole('definition').filter({ hasText: 'Ciara Caller', visible: true }),
  ).not.toHaveCount(0);
  await expect(admin.getByRole('button', { name: 'Not urgent' })).toBeVisible();
  await expect(admin.getByText('Calls back after six.').first()).toBeVisible();
  await expect(admin.getByRole('definition').filter({ hasText: 'Calls back after six.' })).toHaveCount(0);
});

test('someone who asks for a family that is not their own says who agreed', async ({ page, signInAs }) => {
  const helped = family('Helped');
  await page.goto('/request');
  await answer(page, helped, {
    helper: { name: 'Tom Ward', relation: 'her neighbour', agreement: 'Peg herself' },
  });
  await send(page);
  const admin = await signInAs(demoAccounts.admin);
  await requestsOf(admin, helped.contact);
  await admin
    .getByRole('row', { name: /Ciara Helped/ })
    .getByRole('link')
    .first()
    .click();
  await expect(admin.getByRole('definition').filter({ hasText: 'Peg herself' })).not.toHaveCount(0);
});

test('a number that was changed has to be looked at again', async ({ page }) => {
  await page.goto('/request');
  await answer(page, family('Recheck'));
  await page.getByLabel(`Yes, you can reach me at ${WALSH.phone}`).check();
  await page.getByRole('link', { name: /Change .*Phone number/ }).click();
  await page.getByLabel('Phone number').fill('01 555 0199');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Yes, you can reach me at 01 555 0199')).not.toBeChecked();
  await page.getByLabel(/^I agree/).check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Tick the box to say that we reach you there')).toHaveCount(2);
});

test('a town is found with the network off, once the request is under way', async ({ page, context }) => {
  await page.goto('/request');
  await page.getByLabel('My parent').check();
  await page.getByLabel('Full name of the person who needs care').fill('Peg Offline');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await answerCare(page, WALSH);
  await page.getByRole('combobox', { name: 'Town or area' }).pressSequentially('dun laog');
  await expect(page.getByRole('option', { name: /Dún Laoghaire/ })).toBeVisible();
});

test('answers that nobody came back to for thirty days are gone', async ({ page }) => {
  await page.goto('/request');
  await page.getByLabel('My partner').check();
  await page.getByLabel('Full name of the person who needs care').fill('Seán Ó Sé');
  await page.goto('/landing');
  await page.clock.setFixedTime(Date.now() + 31 * 86_400_000);
  await page.goto('/request');
  await expect(page.getByRole('heading', { name: 'Who needs care?' })).toBeVisible();
  await expect(page.getByLabel('Full name of the person who needs care')).toHaveValue('');
});
