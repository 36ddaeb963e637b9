import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { ROUTES, type Route } from '../../src/domain/routes.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { sendRequest } from './api.ts';
import { expect, test } from './fixtures.ts';
import { broughtAlong } from './kept-on-device.ts';
import { siteWithWorker } from './site-with-worker.ts';
import { answer, WALSH } from './wizard.ts';

test.use({ serviceWorkers: 'allow' });

const BUDGET_KB = 350;

/** Waits until the worker controls the page. */
const controlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });

/** Waits until the worker has kept the forms' code too. */
const complete = (page: Page) =>
  page.evaluate(async () => {
    while (!(await caches.match('/complete'))) await new Promise((resolve) => setTimeout(resolve, 50));
  });

/** Records the page's messages to the worker. */
async function messagesOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const real = ServiceWorker.prototype.postMessage;
    const sent: string[] = [];
    Object.assign(window, { sent });
    ServiceWorker.prototype.postMessage = function (message: { type: string }) {
      sent.push(message.type);
      real.call(this, message);
    };
  });
  return () => page.evaluate(() => (window as unknown as { sent: string[] }).sent);
}

/** Visits the landing page and scrolls once. */
async function visit(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/landing`);
  await controlled(page);
  await page.mouse.wheel(0, 200);
  await complete(page);
}

test('with the server gone every page of the route table opens @full', async ({ page, context, origin }) => {
  const site = await siteWithWorker(origin);
  await visit(page, site.origin);
  await site.stop();
  for (const { path, access, title } of Object.values<Route>(ROUTES)) {
    if (path === '/') continue;
    const reader = await context.newPage();
    const opened = await reader.goto(`${site.origin}${path.replace(/:\w+/, '1')}?from=mail`);
    expect(opened?.status(), path).toBe(200);
    expect(await opened?.headerValue('content-security-policy'), path).toContain('frame-ancestors');
    // A signed-out person is sent from a guarded page to another one that exists.
    if (access !== 'anyone') await expect(reader, path).toHaveURL(/\/login\?/);
    await expect(reader.getByRole('heading', { level: 1 }), `${path} (${title})`).toBeVisible();
    await reader.close();
  }
});

test('with the server gone an unknown path leads to the start page, as it does online @full', async ({
  page,
  origin,
}) => {
  const site = await siteWithWorker(origin);
  await visit(page, site.origin);
  for (const state of ['online', 'offline']) {
    if (state === 'offline') await site.stop();
    for (const path of ['/no/such/page', '/caregiver/apply', '/admin/nothing?x=1']) {
      await page.goto(site.origin + path);
      await expect(page, `${path} ${state}`).toHaveURL(`${site.origin}/landing`);
    }
  }
});

test('with the server gone the start page still leads everyone to their own page @full', async ({
  page,
  origin,
}) => {
  const site = await siteWithWorker(origin);
  await visit(page, site.origin);
  await site.stop();
  await page.evaluate(() => localStorage.setItem('role', 'admin'));
  await page.goto(site.origin, { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/admin\/dashboard|\/login/);
});

test('a family’s page is kept as it was opened, also if that was before there was a worker @full', async ({
  page,
  origin,
  admin,
}) => {
  const site = await siteWithWorker(origin);
  const release = site.hold();
  const key = await sendRequest(admin, 'Ciara Nolan');
  await page.goto(trackingLink(site.origin, key));
  await page.getByRole('button', { name: 'Keep my request on it' }).click();
  await expect(page.getByText('Write to our team').first()).toBeVisible();
  release();
  await broughtAlong(page, ['FamilyMessages']);
  await site.stop();
  await page.goto(`${site.origin}/track`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request');
  await expect(page.getByText('Write to our team').first()).toBeVisible();
  await expect(page.getByText(/We couldn’t load this part/)).toHaveCount(0);
});

test('after one visit of the landing page the wizard can be filled in with the server gone; the worker caches no API response', async ({
  page,
  origin,
}) => {
  const site = await siteWithWorker(origin);
  await visit(page, site.origin);
  const ask = (path: string) =>
    page.evaluate(
      (address) =>
        fetch(address).then(
          ({ status }) => status,
          () => 'failed',
        ),
      path,
    );
  const paths = ['/rest/v1/places?limit=1', '/auth/v1/health', '/healthz'];
  for (const path of paths) expect(await ask(path), path).not.toBe('failed');
  await site.stop();
  for (const path of paths) expect(await ask(path), path).toBe('failed');
  const kept = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((key) => caches.open(key)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !/^\/_astro\/|\/index\.html$|^\/complete$/.test(path))).toEqual([]);

  await page.getByRole('link', { name: 'Request care' }).first().click();
  await answer(page, WALSH);
});

test('the worker’s cache is within its budget, and installing loads no React @full', async ({
  page,
  context,
  origin,
}) => {
  const fetched = new Set<string>();
  context.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  const messages = await messagesOf(page);
  await page.goto('/landing');
  await controlled(page);
  expect(await messages()).not.toContain('KEEP_LATER');
  const isReact = (path: string) => /\/react\./.test(path);
  expect([...fetched].filter((path) => path.startsWith('/_astro/')).length).toBeGreaterThan(5);
  expect([...fetched].filter(isReact)).toEqual([]);

  await page.mouse.wheel(0, 200);
  await complete(page);
  expect(await messages()).toContain('KEEP_LATER');
  expect([...fetched].filter(isReact)).toHaveLength(1);
  let bytes = 0;
  for (const path of fetched) {
    // A drawing is kept once a page has shown it, so the worker doesn't fetch it.
    if (!path.startsWith('/_astro/') || path.endsWith('.svg')) continue;
    const content = Buffer.from(await (await fetch(origin + path)).arrayBuffer());
    bytes += path.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length;
  }
  expect(bytes / 1024).toBeLessThan(BUDGET_KB);
});

test('a browser that saves data loads the forms only when they are opened @full', async ({
  page,
  origin,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const messages = await messagesOf(page);
  await page.goto(`${origin}/landing`);
  await controlled(page);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await messages()).not.toContain('KEEP_LATER');
  expect(await page.evaluate(async () => Boolean(await caches.match('/complete')))).toBe(false);
});

test('pages work in a browser that refuses the worker', async ({ page, origin }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('No', 'SecurityError'));
  });
  await page.goto(`${origin}/request`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
