import type { Page } from '@playwright/test';
import { operator } from '../../src/domain/operator.ts';
import { trackingLink } from '../../src/domain/tracking-link.ts';
import { STATIC_PAGES } from '../static-pages.ts';
import { sendRequest } from './api.ts';
import { expect, test as base } from './fixtures.ts';
import { agree, answer, WALSH } from './wizard.ts';

const ACCOUNT_PAGES = ['/login', '/register', '/password/forgot', '/caregiver', '/admin', '/account'];

base.describe('Without scripts', () => {
  base.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  base(
    'the request is a form to print; pages that need an account say what to do; the menu opens and closes @full',
    async ({ page }) => {
      await page.goto('/request');
      const main = page.getByRole('main');
      await expect(
        main.getByRole('heading', { name: 'Full name of the person who needs care' }),
      ).toBeVisible();
      const note = main.locator('p', { hasText: 'You can’t send this form without JavaScript' });
      await expect(note.getByRole('link', { name: operator.contact.phone })).toBeVisible();
      const heading = main.getByRole('heading', { name: 'Request care' });
      expect((await note.boundingBox())?.x).toBe((await heading.boundingBox())?.x);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      await expect(main.getByText('Loading Application...')).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(main.getByRole('rowheader', { name: 'Monday' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await page.emulateMedia({ media: 'screen' });

      for (const path of [...ACCOUNT_PAGES, '/track']) {
        await page.goto(path);
        await expect(page.getByText(/needs JavaScript. Switch it on/), path).toBeVisible();
        await expect(page.getByRole('main').getByRole('status'), path).toBeHidden();
        await expect(page.locator('main div:has(> astro-island:only-child)'), path).toBeHidden();
      }
      await openAndCloseMenu(page);
      await page.goto('/landing');
      await openAndCloseMenu(page);
    },
  );

  async function openAndCloseMenu(page: Page): Promise<void> {
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Request Service' })).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
  }
});

/** Like a browser that blocks all cookies. */
const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, { get: refuse, configurable: true });
        IDBFactory.prototype.open = refuse;
        LockManager.prototype.request = refuse;
      });
      await use(faults);
    },
    { auto: true },
  ],
});

test('without storage every page loads, and those that need it say so @full', async ({ page, faults }) => {
  for (const path of [...STATIC_PAGES, ...ACCOUNT_PAGES, '/request', '/track']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  }
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.getByText('Allow cookies and site data for this address')).toBeVisible();
  }
  expect(faults).toEqual([]);
});

test('without storage a request can be sent in one go and followed by its link @full', async ({
  page,
  origin,
  admin,
  faults,
}) => {
  await page.goto('/request');
  await expect(page.getByText('fill in the form and send it in one go')).toBeVisible();
  await answer(page, WALSH);
  await agree(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
  await page.goto(trackingLink(origin, await sendRequest(admin, 'Ciara Without')));
  await page.getByRole('button', { name: 'Keep my request on it' }).click();
  await expect(page.getByText('Keep the link to this page yourself.', { exact: false })).toBeVisible();
  expect(faults).toEqual([]);
});
