import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { newCaregiver } from './account-mail.ts';
import { expectNoFaults } from './axe.ts';
import { answerProfile, UNA } from './caregiver-profile.ts';
import { expect, test } from './fixtures.ts';
import { uploadDocuments } from './documents.ts';

/** Presses Tab until the focused element has these words in its name. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at?.matches('a, button, input, textarea')) return '';
      const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])] : [];
      return [at.getAttribute('aria-label'), at.textContent, ...labels.map((l) => l.textContent)].join(' ');
    });
    if (name.includes(words)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No ${words} within 40 presses`);
}

test.use({ ownServer: true });

test('the morning’s queue by keyboard alone: two documents, then the profile that needs them @full', async ({
  origin,
  sql,
  signInAs,
}) => {
  const account = await newCaregiver(origin, 'queue');
  const una = await signInAs(account);
  await answerProfile(una, { ...UNA, name: 'Orla Queue' });
  await una.getByRole('button', { name: 'Send for review' }).click();
  await expect(una.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  const documents = await uploadDocuments(origin, account);
  // They have waited longest.
  await sql(
    `update public.documents set created_at = '2026-01-05'::timestamptz + (kind = 'background_check')::integer * interval '1 hour'
     where id in ('${documents.join("', '")}')`,
  );
  const admin = await signInAs(demoAccounts.admin);

  await test.step('two documents are verified, each followed by the next', async () => {
    await admin.goto('/admin/dashboard');
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
    await admin.keyboard.press('g');
    await admin.keyboard.press('p');
    const first = admin.getByRole('heading', { name: 'Proof of identity: Orla Queue' });
    const second = admin.getByRole('heading', { name: 'Background check: Orla Queue' });
    await expect(first).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Save a copy' })).toBeVisible();
    await expectNoFaults(admin, 'a document beside its check');
    const next = admin.locator('main h2').first();
    for (const [document, focused] of [
      [first, next],
      [second, admin.getByRole('link', { name: 'Review profile of Orla Queue' })],
    ] as const) {
      await expect(document).toBeVisible();
      await tabTo(admin, 'The name matches the profile');
      for (let tick = 0; tick < 4; tick++) {
        await admin.keyboard.press('Space');
        await admin.keyboard.press('Tab');
      }
      await admin.keyboard.press('Enter');
      await expect(document).toBeHidden();
      await expect(focused).toBeFocused();
    }
    await una.goto('/caregiver/documents');
    // Verified documents are folded to a line.
    await una
      .getByRole('button', { name: /Verified/ })
      .first()
      .click();
    await expect(
      una.getByText('Checked: the name matches the profile', { exact: false }).first(),
    ).toBeVisible();
  });

  await test.step('a document is put off, and the next one is rejected with ready words', async () => {
    await expect(admin.getByRole('button', { name: 'Don’t accept…' })).toBeVisible();
    const heading = admin.locator('main h2').first();
    const putOff = await heading.innerText();
    await admin.keyboard.press('l');
    await expect(heading).not.toHaveText(putOff);
    await admin.keyboard.press('d');
    await expect(admin.getByRole('dialog').getByRole('checkbox').first()).toBeFocused();
    await expectNoFaults(admin, 'a document that is rejected');
    await admin.keyboard.press('Space');
    await tabTo(admin, 'Don’t accept document');
    await admin.keyboard.press('Enter');
    await expect(admin.getByRole('dialog')).toBeHidden();
    await expect(admin.locator('main h2').first()).toBeFocused();
  });

  await test.step('the profile is assigned and approved, and the next task is one key away', async () => {
    await admin.keyboard.press('g');
    await admin.keyboard.press('c');
    // The list begins with the latest change.
    await expect(admin.getByRole('link', { name: 'Orla Queue' })).toBeVisible();
    await admin.keyboard.press('j');
    await expect(admin.locator('tbody a').first()).toBeFocused();
    await admin.keyboard.press('ArrowDown');
    await admin.keyboard.press('k');
    await expect(admin.getByRole('link', { name: 'Orla Queue' })).toBeFocused();
    await admin.keyboard.press('Enter');
    await expect(admin.getByText('Owner: unassigned')).toBeVisible();
    await tabTo(admin, 'Assign to me');
    await admin.keyboard.press('Enter');
    await expect(admin.getByText('Owner: you')).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Unassign' })).toBeFocused();
    await tabTo(admin, 'Approve');
    await admin.keyboard.press('Enter');
    await expect(admin.getByText('Approved. The caregiver can now apply for jobs.')).toBeVisible();
    // The first due task depends on the day of the week on which the demo was made.
    await expect(admin.locator('[data-next]').getByRole('link').first()).toBeFocused();
    await expectNoFaults(admin, 'a caregiver who was approved');
    const before = admin.url();
    await admin.keyboard.press('Enter');
    await expect(admin).not.toHaveURL(before);
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('the keys are listed, and can be turned off', async () => {
    await admin.keyboard.press('Shift+?');
    const dialog = admin.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog.getByRole('heading')).toBeFocused();
    await expectNoFaults(admin, 'the keyboard shortcuts');
    await dialog.getByRole('checkbox').press('Space');
    await admin.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await admin.keyboard.press('Shift+?');
    await admin.goto('/account');
    const choice = admin.getByRole('checkbox', { name: 'Use single-key shortcuts on this device' });
    await expect(choice).not.toBeChecked();
    await expect(dialog).toBeHidden();
    await choice.check();
  });
});
