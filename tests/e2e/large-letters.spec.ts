import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { type Route, ROUTES } from '../../src/domain/routes.ts';
import { screensFor } from '../area-screens.ts';
import { expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** Twice the default font size, set in the browser. */
const LARGE = 32;
const WIDTHS = [320, 360, 480, 640, 768, 1080, 1280, 1920];

const PUBLIC = Object.values<Route>(ROUTES).flatMap(({ path, access, shell }) =>
  access === 'anyone' && path !== '/' && !shell ? [path] : [],
);

test.slow();

async function expectToFit(page: Page, paths: readonly string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: LARGE } });
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveCSS('font-size', `${LARGE}px`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoSidewaysScroll(page, `${path} at ${width} px`);
    }
  }
}

async function firstLink(page: Page, path: string, link: string): Promise<string> {
  await page.goto(path);
  return (await page.locator(`main a[href^="${link}"]`).first().getAttribute('href')) ?? '';
}

test('with large letters the open pages fit every width @full', async ({ page }) => {
  await expectToFit(page, PUBLIC);
});

test('with large letters the caregiver’s pages fit every width @full', async ({ signInAs }) => {
  const page = await signInAs(demoAccounts.caregiver);
  const sections = ['about', 'place', 'week', 'days-off', 'documents'];
  await expectToFit(page, [
    ...screensFor('caregiver'),
    '/account',
    ...sections.map((section) => `/caregiver/profile-completion?section=${section}`),
    await firstLink(page, '/caregiver/jobs', '/caregiver/apply/'),
    await firstLink(page, '/caregiver/applications', '/caregiver/applications/'),
  ]);
});

test('with large letters the admin’s pages fit every width @full', async ({ signInAs }) => {
  const page = await signInAs(demoAccounts.admin);
  const caregiver = await firstLink(page, '/admin/caregivers?status=approved', '/admin/caregivers/');
  await expectToFit(page, [
    ...screensFor('admin'),
    '/account',
    caregiver,
    `${caregiver}/old`,
    await firstLink(page, '/admin/requests?status=open', '/admin/requests/'),
    await firstLink(page, '/admin/applications', '/admin/applications/'),
    await firstLink(page, '/admin/placements', '/admin/placements/'),
    await firstLink(page, '/admin/users', '/admin/users/'),
  ]);
});
