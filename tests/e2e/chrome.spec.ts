import type { Locator, Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { operator } from '../../src/domain/operator.ts';
import { STAFF_LINKS } from '../../src/layouts/chrome/staff-links.ts';
import { expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';

const PHONE = { width: 360, height: 640 };

type Link = [label: string, path: string];

/** docs/specification.md, Links by role, in its order. */
const VISITOR: Link[] = [
  ['Home', '/landing'],
  ['Request Service', '/request'],
  ['Sign In', '/login'],
  ['Sign Up', '/register'],
];
const ADMIN: Link[] = [
  ['Dashboard', '/admin/dashboard'],
  ['Caregivers', '/admin/caregivers'],
  ['Requests', '/admin/requests'],
];
const CAREGIVER: Link[] = [
  ['Dashboard', '/caregiver/dashboard'],
  ['Profile', '/caregiver/profile-completion'],
  ['Applications', '/caregiver/applications'],
];
/** Our own links, after those. */
const OURS: Link[] = [
  ['Jobs', '/caregiver/jobs'],
  ['My account', '/account'],
  ['Help', '/caregiver/faq'],
];
const LEGAL: Link[] = [
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
];
const DRAWER = {
  visitor: [
    ...VISITOR,
    ['Login', '/login'],
    ['Register', '/register'],
    ['Follow your request', '/track'],
    ...LEGAL,
  ] as Link[],
  admin: [...ADMIN, ['Applications', '/admin/applications'], ['Users', '/admin/users'], ...LEGAL] as Link[],
  caregiver: [
    ...CAREGIVER,
    ['My Profile', '/caregiver/profile-completion'],
    ['Documents', '/caregiver/documents'],
    ...OURS,
    ...LEGAL,
  ] as Link[],
};

const bar = (page: Page) => page.getByRole('banner');

/** The visible links in order. */
async function seenLinks(place: Locator): Promise<Link[]> {
  const links = await place.getByRole('link').all();
  return Promise.all(
    links.map(async (link): Promise<Link> => {
      return [(await link.innerText()).trim(), (await link.getAttribute('href')) ?? ''];
    }),
  );
}

async function expectBar(page: Page, home: string, links: Link[]): Promise<void> {
  const [logo, ...rest] = await seenLinks(bar(page));
  expect(logo).toEqual(['Caregiver Placement', home]);
  expect(rest).toEqual(links);
  expect((await bar(page).boundingBox())?.height).toBe(64);
}

async function expectDrawer(page: Page, links: Link[]): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  expect(await seenLinks(drawer)).toEqual(links);
  expect((await drawer.boundingBox())?.width).toBeCloseTo(280);
  await page.setViewportSize({ width: 320, height: 640 });
  expect((await drawer.boundingBox())?.width).toBeCloseTo(280);
}

test('a visitor’s bar and drawer hold the visitor’s links; the drawer closes when there is room for the bar, which the landing page has not', async ({
  page,
}) => {
  await page.goto('/login');
  await expectBar(page, '/landing', VISITOR);
  await expect(bar(page).getByRole('button', { name: /Account|Messages/ })).toHaveCount(0);
  await expectDrawer(page, DRAWER.visitor);
  await page.setViewportSize({ width: 900, height: 400 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Email').click();

  await page.goto('/landing');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('[data-route-title]')).toHaveCount(0);
  // A phone opens it from the corner.
  await expectDrawer(page, DRAWER.visitor);
});

test('an admin’s account menu, bar and drawer hold the admin’s links, on static pages, too; a screen’s title shows before its code', async ({
  signInAs,
}) => {
  const page = await signInAs(demoAccounts.admin);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  const menu = page.locator('#account-menu');
  expect(await seenLinks(menu)).toEqual([
    ['Profile', '/admin/dashboard'],
    ['Settings', '/admin/users'],
  ]);
  await expect(menu.getByRole('button')).toHaveText('Logout');
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(menu).toBeHidden();

  await page.goto('/about');
  await expectBar(page, '/admin/dashboard', ADMIN);
  await expect(bar(page).getByRole('button', { name: /Messages, 3/ })).toHaveCount(0);
  await expectDrawer(page, DRAWER.admin);

  await page.route(/AdminArea/, (route) => route.abort());
  await page.goto('/admin/requests');
  await expect(page.locator('[data-route-title]')).toHaveText('Requests');
  await expect(page.getByRole('status').filter({ hasText: 'Loading Application...' })).toBeVisible();
});

test('every staff screen has a link in the bar and in the drawer @full', async ({ signInAs }) => {
  const page = await signInAs(demoAccounts.admin);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const more = bar(page).getByRole('navigation', { name: 'More' });
  const rooms = Object.fromEntries(
    [...STAFF_LINKS.near, ...STAFF_LINKS.farther].map(({ label, path }) => [label, path]),
  );
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await more.getByRole('button', { name: 'More' }).click();
    expect(Object.fromEntries(await seenLinks(more))).toEqual(rooms);
    await expectNoSidewaysScroll(page, `the bar at ${width} px`);
    await page.keyboard.press('Escape');
    await expect(more.getByRole('link')).toHaveCount(width < 1280 ? 0 : STAFF_LINKS.near.length);
  }
  await more.getByRole('button', { name: 'More' }).click();
  await more.getByRole('link', { name: 'Audit log' }).click();
  await expect(page).toHaveURL(/\/admin\/trail$/);
  await expect(more.getByRole('link')).toHaveCount(STAFF_LINKS.near.length);
  await page.setViewportSize({ width: 1600, height: 800 });
  await expect(more.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
  await expectNoSidewaysScroll(page, 'the bar with all rooms');
  for (const width of [768, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/account');
    await more.getByRole('button', { name: 'More' }).click();
    expect(Object.fromEntries(await seenLinks(more))).toEqual(rooms);
    await expectNoSidewaysScroll(page, `the bar of the account at ${width} px`);
  }
  await expectDrawer(page, [
    ...DRAWER.admin.slice(0, -LEGAL.length),
    ...STAFF_LINKS.drawer.map(({ label, path }): Link => [label, path]),
    ...LEGAL,
  ]);
});

test('a caregiver’s bar and drawer hold the caregiver’s links, without staff’s search @full', async ({
  signInAs,
}) => {
  const page = await signInAs(demoAccounts.caregiver);
  await page.goto('/caregiver/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectBar(page, '/caregiver/dashboard', CAREGIVER);
  await expect(page.getByRole('button', { name: /^Search/ })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectDrawer(page, DRAWER.caregiver);
  await page.getByRole('dialog').getByRole('link', { name: 'Documents' }).click();
  await expect(page).toHaveURL(/\/caregiver\/documents$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Our number, since the rest of the footer has no room.
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveText([operator.contact.phone]);
});

test('the bar’s links fit at every width between phone and desktop @full', async ({ page, signInAs }) => {
  await page.goto('/login');
  const caregiver = await signInAs(demoAccounts.caregiver);
  await caregiver.goto('/caregiver/dashboard');
  await expect(caregiver.getByRole('heading', { level: 1 })).toBeVisible();
  for (const reader of [page, caregiver]) {
    for (const width of [768, 900, 1080, 1280]) {
      await reader.setViewportSize({ width, height: 640 });
      const covered = await bar(reader)
        .locator(':is(a, button):visible')
        .evaluateAll((controls) => {
          const edges = controls.map((control) => control.getBoundingClientRect());
          return edges.filter(({ left }, index) => left < (edges[index - 1]?.right ?? 0)).length;
        });
      expect(covered, `controls over one another at ${width} px`).toBe(0);
      const sideways = await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    }
  }
});

test('the account menu leads a caregiver to the profile, the documents and out @full', async ({
  signInAs,
}) => {
  const page = await signInAs(demoAccounts.caregiver, { shared: false });
  await page.goto('/caregiver/dashboard');
  await page.getByRole('button', { name: 'Account' }).click();
  const menu = page.locator('#account-menu');
  expect(await seenLinks(menu)).toEqual([
    ['Profile', '/caregiver/profile-completion'],
    ['Documents', '/caregiver/documents'],
    ...OURS,
  ]);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/landing#signed-out');
  await expect(page.getByText('You’re signed out')).toBeVisible();
  await page.goto('/landing');
  await expect(page.getByText('You’re signed out')).toBeHidden();
});
