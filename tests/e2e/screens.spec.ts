import type { Locator, Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { screensFor } from '../area-screens.ts';
import { matchRoute, type Route, ROUTES } from '../../src/domain/routes.ts';
import { expectNoFaultsIn, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo, watchRequests } from './go-to.ts';
import { isFull } from './stack.ts';
import { textPagesOn } from './text-pages.ts';

/** The public pages. A shell belongs to the page that it names. */
const PUBLIC = Object.values<Route>(ROUTES).flatMap(({ path, access, shell }) =>
  access === 'anyone' && path !== '/' && !shell ? [path] : [],
);

const WIDTHS = isFull ? [320, 640, 768, 1280] : [320];
const THEMES = isFull ? (['light', 'dark'] as const) : (['light'] as const);
test.slow(isFull, 'looks eight times at each screen');

/** In the full tier each screen is loaded. In the fast one an area's screens are visited without loading a page. */
const visit = (page: Page, path: string) => (isFull ? page.goto(path) : goTo(page, path));

/**
 * Checks screens in both themes on the narrowest phone, at 200 % zoom, on a tablet and on a desktop. A change must
 * pass the narrowest in light.
 */
function inspectorOf(page: Page): (path: string) => Promise<void> {
  const allAnswered = watchRequests(page);
  return async (path) => {
    const { pathname } = new URL(path, 'http://localhost');
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await allAnswered();
    // The confirmation page's title depends on the device.
    const title =
      pathname === ROUTES.requestConfirmation.path ? 'No request here' : matchRoute(pathname)?.route.title;
    if (pathname !== ROUTES.landing.path)
      await expect(page.locator('[data-route-title]'), path).toHaveText(title ?? '');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoSidewaysScroll(page, `${path} at ${width} px`);
      for (const theme of THEMES) await expectNoFaultsIn(theme, page, `${path} at ${width} px`);
    }
  };
}

/** The address of the first record in a list. */
async function firstRecord(page: Page, list: string): Promise<string> {
  await visit(page, list);
  return (await page.getByRole('row').nth(1).getByRole('link').first().getAttribute('href')) ?? '';
}

test('axe finds nothing on the open screens, which have their titles and fit every width; every page of text has one heading of the first level, a head of its own, and links that lead somewhere', async ({
  page,
  request,
}) => {
  const inspect = inspectorOf(page);
  const texts = textPagesOn(page, request);
  for (const path of PUBLIC) {
    await inspect(path);
    await texts.read(path);
  }
  await texts.compare();
});

test('axe finds nothing on the caregiver’s screens, which have their titles and fit every width', async ({
  signInAs,
}) => {
  const page = await signInAs(demoAccounts.caregiver);
  const inspect = inspectorOf(page);
  for (const path of screensFor('caregiver')) await inspect(path);
  for (const section of ['about', 'place', 'week', 'days-off', 'documents'])
    await inspect(`/caregiver/profile-completion?section=${section}`);
  await visit(page, '/caregiver/dashboard');
  await inspect((await page.locator('a[href^="/caregiver/apply/"]').first().getAttribute('href')) ?? '');
  await inspect('/account');
});

test('axe finds nothing on the admin’s screens, which have their titles and fit every width', async ({
  signInAs,
}) => {
  const page = await signInAs(demoAccounts.admin);
  const inspect = inspectorOf(page);
  for (const path of screensFor('admin')) await inspect(path);
  const caregiver = await firstRecord(page, '/admin/caregivers?status=approved');
  for (const path of [
    caregiver,
    `${caregiver}/old`,
    await firstRecord(page, '/admin/requests?status=open'),
    await firstRecord(page, '/admin/applications'),
    await firstRecord(page, '/admin/placements'),
    await firstRecord(page, '/admin/users'),
    '/account',
  ]) {
    await inspect(path);
  }
});

test('staff’s lists are dense, stay tables on a tablet, and are large enough for a finger @full', async ({
  browser,
  origin,
  signInAs,
}) => {
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  const measure = async (page: Page) => {
    await page.goto('/admin/requests');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    return {
      control: await heightOf(page.getByLabel('Status')),
      button: await heightOf(page.getByRole('main').getByRole('link', { name: 'New request' })),
    };
  };
  const page = await signInAs(demoAccounts.admin);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await measure(page)).toEqual({ control: 36, button: 36 });
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Care' })).toBeHidden();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(page.getByRole('columnheader', { name: 'Care' })).toBeVisible();
  await goTo(page, '/admin/requests?status=matched');
  expect(await heightOf(page.getByRole('row').filter({ hasText: 'Matched' }).first())).toBeLessThan(46);
  expect(await heightOf(page.getByRole('contentinfo'))).toBeLessThan(60);
  await page.setViewportSize({ width: 1280, height: 900 });
  // The footer is one line, and the bar's buttons have words.
  expect(await heightOf(page.getByRole('contentinfo'))).toBeLessThan(44);
  await expect(page.getByRole('banner').getByText('Check Updates', { exact: true })).toBeVisible();
  const clear = await page.getByRole('button', { name: 'Clear filters' }).boundingBox();
  const search = await page.getByRole('searchbox', { name: /^Search by/ }).boundingBox();
  expect(Math.abs((clear?.y ?? 0) - (search?.y ?? 0))).toBeLessThan(12);
  // Filters with long words stay on that line too.
  await page.getByLabel('Kind of care', { exact: true }).selectOption('Respite for a family carer');
  await page.getByLabel('Skill', { exact: true }).selectOption('Supporting someone with dementia');
  expect(await heightOf(page.getByRole('search'))).toBe(36);

  const context = await browser.newContext({
    baseURL: origin,
    storageState: await page.context().storageState(),
    viewport: { width: 768, height: 1024 },
    hasTouch: true,
    isMobile: true,
  });
  const { control, button } = await measure(await context.newPage());
  expect(Math.min(control, button)).toBeGreaterThanOrEqual(44);
  await context.close();
});
