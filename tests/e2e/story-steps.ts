import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './choose.ts';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { keptSession } from './session.ts';
import { publishableKey } from './stack.ts';

/** The addresses of everyone who gets staff’s messages. */
export async function adminsOf(origin: string): Promise<string[]> {
  const { access_token: token } = await keptSession(origin, demoAccounts.admin);
  const asked = 'users?select=email&role=eq.admin&deactivated_at=is.null';
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
  const found = (await (await fetch(`${origin}/rest/v1/${asked}`, { headers })).json()) as {
    email: string;
  }[];
  return found.map(({ email }) => email);
}

/** Checks that the waiting person and staff read the same day, and returns it. */
export async function expectSameDay(words: Locator, row: Locator): Promise<string> {
  const promise = /We’ll (?:answer|contact you) by ([^.]+)\./;
  await expect(words).toContainText(promise);
  const day = promise.exec((await words.textContent()) ?? '')?.[1] ?? '';
  await expect(row).toContainText(`Waiting on us · due ${day}`);
  return day;
}

/** Changes the screen by the menu, which loads no page. */
export const go = (page: Page, screen: string) =>
  page.getByRole('banner').getByRole('link', { name: screen, exact: true }).click();

/** The latest entry about a person or record in the list that staff have open. */
export const rowOf = (staff: Page, about: string) => staff.getByRole('row', { name: about }).first();

/** Opens a staff list, searches it, and returns that entry. */
export async function listed(staff: Page, list: 'Caregivers' | 'Requests' | 'Applications', about: string) {
  await go(staff, list);
  await expect(staff).toHaveURL(new RegExp(`/admin/${list.toLowerCase()}$`));
  await expect(staff.getByRole('main', { name: list })).toBeVisible();
  const search = staff.getByRole('searchbox', { name: /^Search/ });
  await expect(search).toHaveValue('');
  await search.fill(about);
  await search.press('Enter');
  await expect(staff).toHaveURL(/\?q=/);
  await expect(staff.locator('main [aria-busy=true]')).toHaveCount(0);
  return rowOf(staff, about);
}

export const follow = (row: Locator) => row.getByRole('link').first().click();

/** The card of one application or document. */
export const card = (page: Page, title: string) =>
  page
    .locator('section, article, li')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .last();

export async function upload(caregiver: Page, name: string): Promise<void> {
  await caregiver.goto('/caregiver/documents');
  await caregiver.getByLabel('Kind of document').selectOption({ label: 'First aid certificate' });
  const buffer = Buffer.from(`%PDF-1.4 ${name}`);
  await caregiver.getByLabel('File').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await caregiver.getByRole('button', { name: 'Upload' }).click();
  await expect(caregiver.getByRole('button', { name: `Download ${name}` })).toBeVisible();
}

/** Staff record a verdict on a document. */
export async function check(
  staff: Page,
  name: string,
  answer: 'Reject' | 'Verify',
  words: string,
): Promise<void> {
  const document = staff.getByRole('listitem').filter({ hasText: name });
  await document.getByRole('link', { name: /^Check/ }).click();
  if (answer === 'Reject') {
    await staff.getByRole('button', { name: 'Don’t accept…' }).click();
    const dialog = staff.getByRole('dialog', { name: /^Don’t accept/ });
    await dialog.getByRole('textbox').fill(words);
    await dialog.getByRole('button', { name: 'Don’t accept document' }).click();
  } else {
    await staff.getByText('Add a note').click();
    await staff.getByLabel(/^A note on the check/).fill(words);
    await staff.getByRole('button', { name: 'Verify', exact: true }).click();
  }
  await expect(staff.getByText(/ of .+ (verified|not accepted)\./)).toBeVisible();
  await staff.goBack();
  await expect(document).toContainText(words);
}

/** Staff enter in the placing dialog who said yes by phone, if a yes is missing. */
export async function sayYesByPhone(dialog: Locator): Promise<void> {
  for (const side of ['family', 'caregiver']) {
    const by = dialog.getByLabel(`Who said yes for the ${side}?`);
    if (await by.isVisible()) await by.fill(`Someone of the ${side}`);
  }
}

/** Staff place the applicant on the open page, after both sides said yes on their own pages. */
export async function place(staff: Page): Promise<void> {
  await choose(staff, 'Place caregiver');
  const dialog = staff.getByRole('dialog');
  await expect(dialog).toContainText('will see the family’s name, phone and address');
  await expect(dialog.getByLabel(/^Who said yes/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Place caregiver' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText('Placed', { exact: true }).first()).toBeVisible();
}
