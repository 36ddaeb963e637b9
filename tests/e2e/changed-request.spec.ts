import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { embeddedPublishableKey } from '../../supabase/embedded/keys.ts';
import { expect } from './fixtures.ts';
import { family, fill, received, referenceOn, submit, submitInVain, test as base } from './outbox.ts';
import { keptSession } from './session.ts';
import { agree, comeBack, type Family } from './wizard.ts';

const STREET = '11 Seapoint Avenue';

/** Staff's side of a family's request. */
const test = base.extend<{
  staff: { review(family: Family): Promise<void>; addressOf(family: Family): Promise<string> };
}>({
  staff: async ({ origin }, use) => {
    const { access_token: token } = await keptSession(origin, demoAccounts.admin);
    const ask = async (path: string, body?: object) => {
      const response = await fetch(`${origin}/rest/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          apikey: embeddedPublishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: body && JSON.stringify(body),
      });
      const text = await response.text();
      return text ? (JSON.parse(text) as { id: string; address: string }[]) : [];
    };
    const idOf = async ({ contact }: Family) => {
      const query = `select=id,contact:request_contacts!inner()&contact.contact_name=eq.${contact}`;
      return (await ask(`requests?${query}`))[0]?.id;
    };
    await use({
      review: async (wanted) => void (await ask('rpc/review_request', { request_id: await idOf(wanted) })),
      addressOf: async (wanted) =>
        (await ask('rpc/read_contact', { request_id: await idOf(wanted) }))[0]?.address ?? '',
    });
  },
});

async function answerAll(page: Page, origin: string, wanted: Family): Promise<void> {
  await comeBack(page, wanted, origin);
  await agree(page);
}

/** The answers of the first tab, open at the last step in a second one. */
async function openAgain(page: Page): Promise<Page> {
  const second = await page.context().newPage();
  await second.goto(page.url().replace(/#.*/, ''));
  await second.getByRole('button', { name: 'Continue where you stopped' }).click();
  await expect(second.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  return second;
}

async function changeStreet(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Change Address' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill(STREET);
  await page.getByRole('button', { name: 'Save and go back' }).click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
}

test('sent in one tab and changed in another, a request arrives as it was changed @full', async ({
  page,
  site,
  staff,
  storedOf,
}) => {
  const twice = family('Changed');
  await answerAll(page, site.origin, twice);
  const second = await openAgain(page);
  await second.getByRole('link', { name: 'Change Address' }).click();
  await submit(page);
  await expect(received(page)).toBeVisible();
  const reference = await referenceOn(page);

  await second.getByRole('textbox', { name: 'Address' }).fill(STREET);
  await expect(second.getByText('You are changing a request that you have sent')).toBeVisible();
  await second.reload();
  await second.getByRole('button', { name: 'Save and go back' }).click();
  await expect(second.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await submit(second);
  await expect(received(second)).toBeVisible();
  expect(await referenceOn(second)).toBe(reference);
  expect(await storedOf(twice)).toEqual([reference]);
  expect(await staff.addressOf(twice)).toBe(STREET);
});

test('a tab with an already sent request leads to its status, and sends nothing @full', async ({
  page,
  site,
  storedOf,
}) => {
  const once = family('Older');
  await answerAll(page, site.origin, once);
  const second = await openAgain(page);
  await submit(page);
  await expect(received(page)).toBeVisible();
  const sent = site.submissions();
  await second.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(received(second)).toBeVisible();
  expect(await referenceOn(second)).toBe(await referenceOn(page));
  expect(site.submissions()).toBe(sent);
  expect(await storedOf(once)).toHaveLength(1);
});

test('a change after staff began their review is too late, and changes nothing @full', async ({
  page,
  site,
  staff,
}) => {
  const late = family('Late');
  await answerAll(page, site.origin, late);
  const second = await openAgain(page);
  await second.getByRole('link', { name: 'Change Address' }).click();
  await submit(page);
  await expect(received(page)).toBeVisible();
  await staff.review(late);
  await second.getByRole('textbox', { name: 'Address' }).fill(STREET);
  await second.getByRole('button', { name: 'Save and go back' }).click();
  await submit(second);
  await expect(second.getByText('We’ve started reviewing this')).toBeVisible();
  await second.reload();
  await expect(second.getByText(STREET)).toBeVisible();
  await page.reload();
  await expect(received(page)).toBeVisible();
  expect(await staff.addressOf(late)).toBe(late.address);
});

test.describe('While a request waits', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it can be changed before it is sent, or removed @full', async ({ page, site, staff, storedOf }) => {
    const waits = family('Waits');
    await fill(page, site, waits);
    const reference = await submitInVain(page, site);
    await page.getByRole('button', { name: 'Change your answers' }).click();
    await expect(page.getByText('This request has not been sent yet')).toBeVisible();
    await site.start();
    await changeStreet(page);
    expect(await storedOf(waits)).toEqual([]);
    await submit(page);
    await expect(received(page)).toBeVisible();
    expect(await storedOf(waits)).toEqual([reference]);
    expect(await staff.addressOf(waits)).toBe(STREET);

    const removed = family('Removed');
    await fill(page, site, removed);
    await submitInVain(page, site);
    page.once('dialog', (dialog) => void dialog.accept());
    // The page opens itself again once the request is removed.
    const opened = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Remove the request' }).click();
    await opened;
    await expect(received(page)).toBeVisible();
    await site.start();
    await page.reload();
    expect(await referenceOn(page)).toBe(reference);
    expect(await storedOf(removed)).toEqual([]);
  });
});
