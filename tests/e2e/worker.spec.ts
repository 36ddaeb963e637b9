import type { Page } from '@playwright/test';
import { ROUTES, type Route } from '../../src/lib/routes.ts';
import { expect, test } from './fixtures.ts';
import { siteWithWorker } from './site-with-worker.ts';

/** Waits until the worker answers for the page, and has kept what its forms are made of too. */
async function worksOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'KEEP_LATER' });
    while (!navigator.serviceWorker.controller || !(await caches.match('/complete'))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

test('with the server gone every page of the route table opens', async ({ page, context, origin }) => {
  const site = await siteWithWorker(origin);
  await page.goto(`${site.origin}/landing`);
  await worksOffline(page);
  await site.stop();
  for (const { path, access, title } of Object.values<Route>(ROUTES)) {
    if (path === '/') continue;
    const reader = await context.newPage();
    const answer = await reader.goto(`${site.origin}${path.replace(/:\w+/, '1')}?from=mail`);
    expect(answer?.status(), path).toBe(200);
    expect(await answer?.headerValue('content-security-policy'), path).toContain('frame-ancestors');
    // Whoever is not signed in is sent on from a guarded page, to one that is there as well.
    if (access !== 'anyone') await expect(reader, path).toHaveURL(/\/login\?/);
    await expect(reader.getByRole('heading', { level: 1 }), `${path} (${title})`).toBeVisible();
    await reader.close();
  }
});

test('with the server gone an unknown path leads to the start page, as it does online', async ({
  page,
  origin,
}) => {
  const site = await siteWithWorker(origin);
  await page.goto(`${site.origin}/landing`);
  await worksOffline(page);
  for (const state of ['online', 'offline']) {
    if (state === 'offline') await site.stop();
    for (const path of ['/no/such/page', '/caregiver/apply', '/admin/nothing?x=1']) {
      await page.goto(site.origin + path);
      await expect(page, `${path} ${state}`).toHaveURL(`${site.origin}/landing`);
    }
  }
});
