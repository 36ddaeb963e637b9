import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { showPrivateCode } from '../../src/domain/private-code.ts';
import { operator } from '../../src/domain/operator.ts';
import { showReference } from '../../src/lib/reference.ts';
import type { TrackingKey } from '../../src/domain/tracking-key.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { sendRequest } from './api.ts';
import { expectNoFaults, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { everythingKept } from './kept-on-device.ts';
import { unfold } from './unfold.ts';

// Journeys with several people, each in their own browser.

const tracking = '**/rest/v1/rpc/track_request';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the form and asks for a request by hand. */
async function ask(page: Page, { reference, trackingSecret }: TrackingKey): Promise<void> {
  await page.getByLabel('Reference').fill(reference);
  await page.getByLabel('Private code').fill(trackingSecret);
  await page.getByRole('button', { name: 'Show my request' }).click();
}

test('the private link shows the request’s status once it can be looked up, says why it can’t be, can be copied, and leaves its secret nowhere @full', async ({
  page,
  context,
  origin,
  admin,
}) => {
  const key = await sendRequest(admin, 'Ciara Link');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), JSON.stringify(request.headers())));
  await page.route(tracking, (route) => route.abort());
  await page.goto(trackingLink(origin, key));
  await test.step('without a connection it says what this device knows, and tries again when it is back', async () => {
    await expect(page.getByText('We can’t show your request now')).toBeVisible();
    await expect(page.getByText(showReference(key.reference))).toBeVisible();
    await page.unroute(tracking);
    await page.route(tracking, (route) => route.fulfill({ status: 500, json: { message: 'boom' } }));
    await page.evaluate(() => dispatchEvent(new Event('online')));
  });
  await test.step('a fault of ours and too many tries have words of their own', async () => {
    await expect(page.getByText('We can’t look it up right now')).toBeVisible();
    await page.unroute(tracking);
    const throttled = { code: 'P0001', message: 'too_many_requests' };
    await page.route(tracking, (route) => route.fulfill({ status: 400, json: throttled }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Too many tries')).toBeVisible();
    await page.unroute(tracking);
    await page.getByRole('button', { name: 'Try again' }).click();
  });
  await expect(heading(page)).toHaveText('We have your request');
  await expect(page.getByText(showReference(key.reference)).first()).toBeVisible();
  await expect(page.getByText('What happens next')).toBeVisible();

  expect(page.url()).toBe(`${origin}/track`);
  expect(await page.title()).not.toContain(key.reference);
  expect(asked.join()).not.toContain(key.trackingSecret);
  expect(await everythingKept(page)).not.toContain(key.trackingSecret);

  await page.reload();
  await expect(heading(page)).toHaveText('We have your request');
  await page.getByRole('link', { name: 'How to reach us' }).click();
  await page.goBack();
  await expect(heading(page)).toHaveText('We have your request');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await unfold(page, 'Links to this page');
  await page.getByRole('button', { name: 'Copy private link' }).click();
  await expect(page.getByText('The private link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(trackingLink(origin, key));
});

test('a device that sent a request knows it, also while it waits, until it is told to forget; by hand, only typos matter @full', async ({
  page,
  admin,
}) => {
  const { id, ...key } = await sendRequest(admin, 'Ciara Device');
  const keep = (status: 'waiting' | 'received') =>
    page.evaluate(
      (text) => localStorage.setItem('receipts', text),
      JSON.stringify([{ id, ...key, status, submittedAt: '2026-11-20T10:00:00Z' }]),
    );
  await page.goto('/landing');
  await keep('waiting');
  await page.route(tracking, (route) => route.abort());
  await page.goto('/track');
  await expect(heading(page)).toHaveText('Your request is waiting to be sent');
  await page.unroute(tracking);
  await keep('received');
  await page.reload();
  await expect(heading(page)).toHaveText('We have your request');
  await unfold(page, 'More about this request');
  await page.getByRole('button', { name: 'Follow another request' }).click();
  await page.getByRole('button', { name: `Show request ${showReference(key.reference)}` }).click();
  await unfold(page, 'Links to this page');
  await expect.poll(() => everythingKept(page)).toContain('Ciara Device');
  await page.getByRole('button', { name: 'Forget it on this device' }).click();
  await page.getByRole('button', { name: 'Forget it here' }).click();
  await expect(heading(page)).toHaveText('Follow your request');
  for (const gone of [key.trackingSecret, 'Ciara Device'])
    expect(await everythingKept(page)).not.toContain(gone);

  await test.step('typos are found on the device, spaces and capitals don’t matter', async () => {
    let calls = 0;
    page.on('request', (request) => (calls += request.url().includes('/rpc/') ? 1 : 0));
    await page.getByRole('button', { name: 'Show my request' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Enter the reference' })).toBeVisible();
    const first = key.reference.startsWith('K') ? 'M' : 'K';
    await ask(page, { ...key, reference: first + key.reference.slice(1) });
    await page.getByRole('link', { name: /a mistake in the reference/ }).click();
    await expect(page.getByLabel('Reference')).toBeFocused();
    expect(calls).toBe(0);

    await page.getByLabel('Reference').fill(showReference(key.reference).toLowerCase());
    const code = page.getByLabel('Private code');
    await code.fill(showPrivateCode(key.trackingSecret).toUpperCase());
    await page.reload();
    await expect(code).toHaveValue(showPrivateCode(key.trackingSecret).toUpperCase());
    await page.getByRole('button', { name: 'Show my request' }).press('Enter');
    await expect(heading(page)).toHaveText('We have your request');
    await expect(heading(page)).toBeFocused();
  });
});

test('a wrong secret and an unknown reference get the same words @full', async ({ page, origin, admin }) => {
  const key = await sendRequest(admin, 'Ciara Wrong');
  const words: string[] = [];
  await page.goto('/track');
  for (const wrong of [
    { ...key, trackingSecret: randomBytes(16).toString('hex') },
    { ...key, reference: '222222222' },
  ]) {
    await ask(page, wrong);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('We can’t find that request');
    words.push(await alert.innerText());
    await expect(page.getByLabel('Private code')).toHaveValue(wrong.trackingSecret);
  }
  expect(words[0]).toBe(words[1]);
  await page.goto(trackingLink(origin, { ...key, trackingSecret: '0'.repeat(32) }));
  await expect(page.getByText('We can’t find that request')).toBeVisible();
  await page.goto(`/track#${key.reference}.012`);
  await expect(page.getByText('This link doesn’t work')).toBeVisible();
  await expect(page.getByLabel('Reference')).toHaveValue(key.reference);
});

test('the keyboard is enough, and focus is never lost @full', async ({ page, origin, admin }) => {
  const key = await sendRequest(admin, 'Ciara Keys');
  await admin('ask_family', { request_id: key.id, question: 'Is there a lift in the house?' });
  await page.goto(trackingLink(origin, key));

  await unfold(page, 'How we reach you');
  await page.getByRole('button', { name: 'Change contact details' }).press('Enter');
  await expect(page.getByLabel('Name of the person to contact')).toBeFocused();
  await page.keyboard.type('Ciara Keys-Byrne');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change contact details' })).toBeFocused();

  await page.getByLabel('Your answer').focus();
  await page.keyboard.type('A small one.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'A small one.' })).toBeFocused();

  await unfold(page, 'More about this request');
  await page.getByRole('button', { name: 'Withdraw request' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Withdraw your request?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('This request is withdrawn');
  await expect(heading(page)).toBeFocused();

  await page.getByRole('button', { name: 'Follow another request' }).press('Enter');
  await expect(page.getByLabel('Reference')).toBeFocused();
});

test('printed in any way, the page is a letter under our name without the key @full', async ({
  page,
  origin,
  admin,
}) => {
  const key = await sendRequest(admin, 'Ciara Document');
  await page.goto(trackingLink(origin, key));
  await expect(heading(page)).toHaveText('We have your request');
  const address = page.getByText(operator.contact.address);
  await expect(address.first()).toBeHidden();
  const call = page.getByRole('main').getByRole('link', { name: operator.contact.phone });
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(call).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toContainText(operator.contact.address);
  await expect(page.getByRole('heading', { name: 'What you asked for' })).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText(showPrivateCode(key.trackingSecret))).toBeHidden();
  await expect(page.getByText(key.trackingSecret)).toBeHidden();
});

test('axe finds nothing, in either theme, and it fits the narrowest phone @full', async ({
  page,
  origin,
  admin,
}) => {
  const key = await sendRequest(admin, 'Ciara Axe');
  await admin('ask_family', { request_id: key.id, question: 'Is there a lift in the house?' });
  const states: [string, () => Promise<void>][] = [
    [
      'the form with faults',
      async () => {
        await page.goto('/track');
        await page.getByRole('button', { name: 'Show my request' }).click();
      },
    ],
    [
      'a request',
      async () => {
        await page.goto(trackingLink(origin, key));
        await unfold(page, 'How we reach you');
        await page.getByRole('button', { name: 'Change contact details' }).click();
        await unfold(page, 'The rest of your request');
      },
    ],
    ['erasing', () => page.getByRole('button', { name: 'Erase my details' }).click()],
    [
      'withdrawing',
      async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Withdraw request' }).click();
      },
    ],
  ];
  for (const [state, open] of states) {
    await open();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${state} at ${width} px`);
    }
    await expectNoFaults(page, state);
  }
});
