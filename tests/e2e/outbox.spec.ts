import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expect } from './fixtures.ts';
import {
  alterOutbox,
  family,
  fill,
  received,
  referenceOn,
  refused,
  sendNow,
  submit,
  submitInVain,
  test,
  waiting,
} from './outbox.ts';
import { openSession, storageOf } from './session.ts';
import { agree, answer } from './wizard.ts';

test.use({ serviceWorkers: 'allow' });

test('a request submitted without a server survives closing the browser, and arrives once', async ({
  openBrowser,
  site,
  storedOf,
}) => {
  const gone = family('Closed');
  const before = await openBrowser();
  const page = await before.newPage();
  await fill(page, site, gone);
  const reference = await submitInVain(page, site);
  await before.close();

  await site.start();
  const after = await openBrowser();
  const later = await after.newPage();
  await later.goto(`${site.origin}/landing`);
  await expect(later.getByText(`Your request ${reference} has reached us.`)).toBeVisible();
  expect(await storedOf(gone)).toEqual([reference]);
  await later.goto(`${site.origin}/request/confirmation`);
  await expect(received(later)).toBeVisible();
  expect(await referenceOn(later)).toBe(reference);
});

test('the worker sends it on a sync event, with no page open @full', async ({
  page,
  context,
  site,
  storedOf,
}) => {
  const alone = family('Worker');
  await fill(page, site, alone);
  const reference = await submitInVain(page, site);
  const empty = await context.newPage();
  const wire = await context.newCDPSession(empty);
  const registration = new Promise<string>((resolve) => {
    wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${site.origin}/`);
      if (ours) resolve(ours.registrationId);
    });
  });
  await wire.send('ServiceWorker.enable');
  const registrationId = await registration;
  await page.close();

  await site.start();
  await wire.send('ServiceWorker.dispatchSyncEvent', {
    origin: `${site.origin}/`,
    registrationId,
    tag: 'background-sync',
    lastChance: false,
  });
  await expect.poll(() => storedOf(alone)).toEqual([reference]);
  await empty.goto(`${site.origin}/request/confirmation`);
  await expect(received(empty)).toBeVisible();
  expect(await storedOf(alone)).toEqual([reference]);
});

test('where the browser has no background sync, the page sends it as soon as it is online @full', async ({
  page,
  context,
  site,
  storedOf,
}) => {
  await page.addInitScript(() => {
    delete (globalThis as { SyncManager?: unknown }).SyncManager;
    delete (ServiceWorkerRegistration.prototype as { sync?: unknown }).sync;
  });
  const simple = family('Online');
  await fill(page, site, simple);
  await context.setOffline(true);
  const reference = await submitInVain(page, site);
  await expect(page.getByText('This browser sends only while one of our pages is open')).toBeVisible();
  await site.start();
  await context.setOffline(false);
  await expect(received(page)).toBeVisible();
  await expect(page.getByText('Your request has reached us.', { exact: true })).toBeVisible();
  expect(await storedOf(simple)).toEqual([reference]);
});

test.describe('Without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the reference is shown where the request was filled in, and the confirmation once it is sent @full', async ({
    page,
    site,
    storedOf,
  }) => {
    const plain = family('Plain');
    await page.goto(`${site.origin}/request`);
    await answer(page, plain);
    await agree(page);
    await site.stop();
    await submit(page);
    await expect(waiting(page)).toBeVisible();
    const reference = await referenceOn(page);
    await site.start();
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page).toHaveURL(/\/request\/confirmation/);
    await expect(received(page)).toBeVisible();
    expect(await storedOf(plain)).toEqual([reference]);
  });
});

test('two tabs that send at once send one request @full', async ({ page, context, site, storedOf }) => {
  const two = family('Tabs');
  await fill(page, site, two);
  const reference = await submitInVain(page, site);
  const other = await context.newPage();
  await other.goto(`${site.origin}/request/confirmation`);
  await expect(waiting(other)).toBeVisible();
  await site.start();
  await Promise.all([page, other].map(sendNow));
  for (const tab of [page, other]) await expect(received(tab)).toBeVisible();
  expect(await storedOf(two)).toEqual([reference]);
});

test('a pause that the server asks for is kept, whatever the person presses @full', async ({
  page,
  site,
}) => {
  await fill(page, site, family('Pause'));
  site.setLine({ status: 503, headers: { 'retry-after': '300' }, body: {} });
  await submit(page);
  await expect(waiting(page)).toBeVisible();
  site.setLine('good');
  const tries = site.submissions();
  await sendNow(page);
  await expect(page.getByText('We still can’t reach the service.')).toBeVisible();
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  expect(site.submissions()).toBe(tries);
});

test('a failing server is tried again, and a lost reply sends nothing twice; a request that the database refuses is shown with its reason, corrected, and arrives once @full', async ({
  page,
  site,
  storedOf,
}) => {
  const patient = family('Trouble');
  await fill(page, site, patient);
  site.setLine({ status: 500, body: { message: 'boom' } });
  await submit(page);
  await expect(waiting(page)).toBeVisible();
  const first = await referenceOn(page);
  site.setLine('answer-lost');
  await sendNow(page);
  await expect(page.getByText('We still can’t reach the service.')).toBeVisible();
  expect(await storedOf(patient)).toEqual([first]);
  site.setLine('good');
  await expect(received(page)).toBeVisible({ timeout: 40_000 });
  expect(await storedOf(patient)).toEqual([first]);

  const wrong = family('Refused');
  await fill(page, site, wrong);
  const reference = await submitInVain(page, site);
  await alterOutbox(page, { place_id: 1, address: '' });
  await site.start();
  await sendNow(page);
  await expect(refused(page)).toBeVisible();
  await expect(page.getByText('Check the answer to “Town or area”')).toBeVisible();

  await page.goto(`${site.origin}/request`);
  await expect(page.getByText(`Request ${reference} needs a correction`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who needs care?' })).toBeVisible();
  await page.getByRole('link', { name: 'See the request' }).click();
  await page.getByRole('link', { name: 'Correct the answers' }).click();
  await expect(page.getByText('We couldn’t accept this request yet')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText(
    'Check the answer to “Town or area”',
  );
  await page.getByRole('textbox', { name: 'Address' }).fill('9 Seapoint Avenue');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('9 Seapoint Avenue');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await submit(page);
  await expect(received(page)).toBeVisible();
  expect(await referenceOn(page)).toBe(reference);
  expect(await storedOf(wrong)).toEqual([reference]);
  await page.goto(`${site.origin}/request`);
  await expect(page.getByRole('heading', { name: 'Who needs care?' })).toBeVisible();
  await expect(page.getByText('needs a correction')).toHaveCount(0);
});

test('a refusal at once shows in the wizard, beside the answers @full', async ({ page, site, storedOf }) => {
  const wrong = family('At once');
  await fill(page, site, wrong);
  const body = {
    code: 'P0001',
    message: 'invalid_answers',
    details: '{"contact_phone": "invalid"}',
    hint: null,
  };
  site.setLine({ status: 400, body });
  await submit(page);
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText(
    'Phone number',
  );
  await page.goto(`${site.origin}/request/confirmation`);
  await expect(page.getByRole('heading', { name: 'This device has no request' })).toBeVisible();

  site.setLine('good');
  await page.goto(`${site.origin}/request`);
  await page.getByRole('button', { name: 'Continue where you stopped' }).click();
  await submit(page);
  await expect(received(page)).toBeVisible();
  expect(await storedOf(wrong)).toHaveLength(1);
});

test('a request whose reference is taken gets another one, and says so @full', async ({
  page,
  site,
  storedOf,
}) => {
  const [first, second] = [family('First'), family('Second')];
  await fill(page, site, first);
  await submit(page);
  await expect(received(page)).toBeVisible();
  const taken = await referenceOn(page);

  await fill(page, site, second);
  const reference = await submitInVain(page, site);
  await alterOutbox(page, { reference: taken.replaceAll('-', '') });
  await site.start();
  await sendNow(page);
  await expect(received(page)).toBeVisible();
  await expect(page.getByText('Your reference has changed.')).toBeVisible();
  const changed = await referenceOn(page);
  expect([reference, taken]).not.toContain(changed);
  expect(await storedOf(second)).toEqual([changed]);
  expect(await storedOf(first)).toEqual([taken]);
  await page.getByRole('link', { name: taken }).click();
  await expect(page.locator('[data-reference]')).toHaveText(taken);
});

test('a browser that stores nothing sends at once or says that it can’t @full', async ({
  page,
  site,
  storedOf,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  const bare = family('Bare');
  await page.goto(`${site.origin}/request`);
  await fill(page, site, bare);
  await site.stop();
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('this browser can’t save your request');
  await expect(page.getByText(bare.contact).first()).toBeVisible();
  await site.start();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(received(page)).toBeVisible();
  expect(await storedOf(bare)).toEqual([await referenceOn(page)]);
});

test('signing out leaves a request that waits on the device, and it arrives @full', async ({
  browser,
  origin,
  site,
  storedOf,
}) => {
  const shared = family('Shared');
  const session = await openSession(origin, demoAccounts.caregiver);
  const context = await browser.newContext({ storageState: storageOf(site.origin, session) });
  const page = await context.newPage();
  await page.goto(`${site.origin}/caregiver/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fill(page, site, shared);
  const reference = await submitInVain(page, site);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/landing#signed-out$/);
  await site.start();
  await page.goto(`${site.origin}/about`);
  await expect.poll(() => storedOf(shared)).toEqual([reference]);
  await context.close();
});
