import type { Page } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { expect } from './fixtures.ts';
import { family, fill, received, referenceOn, sendNow, submit, submitInVain, test } from './outbox.ts';

test.use({ serviceWorkers: 'allow' });

/** All that the browser keeps of the site, as text. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const kept = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const values = await new Promise((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
        });
        kept.push(JSON.stringify(values));
      }
      database.close();
    }
    return kept.join();
  });

test('on a shared device, nothing typed is kept, and after sending no request is left @full', async ({
  page,
  site,
  storedOf,
}) => {
  const passing = family('Passing');
  await page.goto(`${site.origin}/request`);
  const name = page.getByLabel('Full name of the person who needs care');
  await name.fill(passing.recipient);
  await expect.poll(() => keptIn(page)).toContain(passing.recipient);
  await page.getByLabel('This is a shared device').check();
  await expect.poll(() => keptIn(page)).not.toContain(passing.recipient);
  await name.fill(`${passing.recipient} senior`);
  const warned = page.waitForEvent('dialog');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  expect((await warned).type()).toBe('beforeunload');
  await expect(page.getByRole('heading', { name: 'Who needs care?' })).toBeVisible();
  await expect(name).toHaveValue('');
  await expect(page.getByText('We haven’t kept what was typed here before')).toBeVisible();
  await expect(page.getByLabel('This is a shared device')).toBeChecked();
  await name.fill(passing.recipient);
  expect(await keptIn(page)).not.toContain(passing.recipient);

  await fill(page, site, passing, { shared: true });
  await submit(page);
  await expect(received(page)).toBeVisible();
  await expect(page).toHaveURL(/\/request\/confirmation$/);
  await expect(page.getByText('it keeps nothing of your request')).toBeVisible();
  const reference = await referenceOn(page);
  expect(await storedOf(passing)).toEqual([reference]);
  const key = ((await page.locator('[data-link]').textContent()) ?? '').split('.').at(-1) ?? '';
  expect(key).toHaveLength(32);
  for (const trace of [passing.recipient, passing.contact, reference.replaceAll('-', ''), key]) {
    expect(await keptIn(page)).not.toContain(trace);
  }

  await page.goto(`${site.origin}/landing`);
  await expect(page.getByText(reference)).toHaveCount(0);
  await page.goto(`${site.origin}/track`);
  await expect(page.getByLabel('Reference')).toBeVisible();
  await expect(page.getByText('On this device')).toHaveCount(0);
  await page.goto(`${site.origin}/request/confirmation`);
  await expect(page.getByRole('heading', { name: 'This device has no request' })).toBeVisible();
});

test('on a shared device, an unsent request waits, says so, and is removed once it has arrived @full', async ({
  page,
  site,
  storedOf,
}) => {
  const stranded = family('Stranded');
  await fill(page, site, stranded, { shared: true });
  const reference = await submitInVain(page, site);
  await expect(page.getByText('Your request waits on it until you’re online')).toBeVisible();
  expect(await keptIn(page)).toContain(stranded.contact);

  await site.start();
  await sendNow(page);
  await expect(received(page)).toBeVisible();
  expect(await referenceOn(page)).toBe(reference);
  expect(await storedOf(stranded)).toEqual([reference]);
  expect(await keptIn(page)).not.toContain(stranded.contact);
  expect(await keptIn(page)).not.toContain(reference.replaceAll('-', ''));
});

test('on a shared device, a new page says only that a request waits, until it is sent @full', async ({
  page,
  site,
  storedOf,
}) => {
  const left = family('Left');
  await fill(page, site, left, { shared: true });
  const reference = await submitInVain(page, site);
  await expect(page.getByText('don’t clear its data')).toBeHidden();
  await page.reload();
  const unseen = page.getByRole('heading', { name: 'A request on this device is waiting to be sent' });
  await expect(unseen).toBeVisible();
  await expect(page).toHaveTitle(/^Waiting to be sent/);
  await expect(page.getByRole('heading', { name: 'This device has no request' })).toBeHidden();
  await expect(page.locator('body')).not.toContainText(reference);
  await expectNoFaults(page, 'a request that is not shown');
  await sendNow(page);
  await expect(page.getByText('We still can’t reach the service.')).toBeVisible();

  await site.start();
  await sendNow(page);
  await expect(
    page.getByRole('heading', { name: 'The request that waited here has been sent' }),
  ).toBeVisible();
  await expect(unseen).toBeHidden();
  await expect(page).toHaveTitle(/^Request sent/);
  expect(await storedOf(left)).toEqual([reference]);
  expect(await keptIn(page)).not.toContain(left.contact);
});

test('on a shared device, a waiting request can be removed, and no other tab takes it for sent @full', async ({
  page,
  context,
  site,
  storedOf,
}) => {
  const removed = family('Removed');
  await fill(page, site, removed, { shared: true });
  await submitInVain(page, site);
  const other = await context.newPage();
  await other.goto(`${site.origin}/request/confirmation`);
  other.once('dialog', (dialog) => void dialog.accept());
  await other.getByRole('button', { name: 'Remove the request' }).click();
  for (const tab of [other, page]) {
    await expect(tab.getByRole('heading', { name: 'This device has no request' })).toBeVisible();
    await expect(tab).toHaveTitle(/^No request here/);
  }
  expect(await keptIn(other)).not.toContain(removed.contact);
  await site.start();
  await other.reload();
  await expect(other).toHaveTitle(/^No request here/);
  expect(await storedOf(removed)).toEqual([]);
});
