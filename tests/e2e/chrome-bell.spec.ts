import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expect, test } from './fixtures.ts';

const bell = (page: Page) => page.getByRole('button', { name: 'Messages, 3' });
const panel = (page: Page) => page.getByRole('group', { name: 'Messages' });

test('the bell’s panel says that there is no connection, fills in once there is one, and leads on; it loads nothing until it is opened @full', async ({
  signInAs,
}) => {
  const page = await signInAs(demoAccounts.caregiver);
  await page.goto('/caregiver/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await page.context().setOffline(true);
  await bell(page).click();
  await expect(panel(page).getByText('You seem to be offline.', { exact: false })).toBeVisible();
  await expect(panel(page).getByText('Not known right now')).toHaveCount(3);
  await page.keyboard.press('Escape');

  await page.context().setOffline(false);
  await bell(page).click();
  const lines = panel(page).getByRole('link');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toHaveText(/Profile\s*Approved/);
  await expect(lines.nth(1)).toHaveText(/Documents\s*\d+ \w+/);
  await expect(lines.nth(2)).toHaveText(/Applications\s*\d+ \w+/);
  await expect(panel(page).getByText('You seem to be offline.', { exact: false })).toHaveCount(0);
  const [icon, label] = [
    await lines.first().locator('svg').boundingBox(),
    await lines.first().locator('b').boundingBox(),
  ];
  expect(label?.x, 'the icon stands beside its words').toBeGreaterThan((icon?.x ?? 0) + (icon?.width ?? 0));
  await lines.nth(1).click();
  await expect(page).toHaveURL(/\/caregiver\/documents$/);
  await expect(panel(page)).toBeHidden();

  const asked: string[] = [];
  page.on('request', (request) => {
    // The screen may ask for unread messages until it is left.
    if (request.frame().url().endsWith('/about')) asked.push(request.url());
  });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/rest\/|\/auth\//.test(url))).toEqual([]);
  await bell(page).click();
  await expect(lines.nth(0)).toHaveText(/Profile\s*Approved/);
});

test('if one of them fails to load, the others still show @full', async ({ signInAs }) => {
  const page = await signInAs(demoAccounts.caregiver);
  await page.goto('/caregiver/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/rest/v1/documents*', (route) => route.fulfill({ status: 500, json: {} }));
  await bell(page).click();
  await expect(panel(page).getByRole('link', { name: /Profile\s*Approved/ })).toBeVisible();
  await expect(panel(page).getByRole('link', { name: /Documents\s*Not known right now/ })).toBeVisible();
  await expect(panel(page).getByText('Something went wrong on our side', { exact: false })).toBeVisible();
});
