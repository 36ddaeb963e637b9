import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { expect, test } from './fixtures.ts';

/** What has the focus, by its words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
  });

async function walk(page: Page, keys: number): Promise<string[]> {
  const path: string[] = [];
  for (let step = 0; step < keys; step++) {
    await page.keyboard.press('Tab');
    path.push(await focused(page));
  }
  return path;
}

test('Tab follows the reading order of the bar with a visible focus, the skip link leads past it, and the drawer holds the focus, closes with Esc and gives it back', async ({
  page,
}) => {
  await page.goto('/login');
  expect(await walk(page, 1)).toEqual(['Skip to the content']);
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport();
  expect(await walk(page, 7)).toEqual([
    'Caregiver Placement',
    'Home',
    'Request Service',
    'Sign In',
    'Sign Up',
    'Install App',
    'Check Updates',
  ]);
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(ring).toBe('solid');
  await expect(page.locator('header').getByText('Check Updates')).toBeVisible();

  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(page.getByRole('main')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.setViewportSize({ width: 360, height: 640 });
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused();
  const main = ['Home', 'Request Service', 'Sign In', 'Sign Up', 'Login', 'Register'];
  const links = [...main, 'Follow your request'];
  expect(await walk(page, 11)).toEqual([...links, 'Privacy', 'Terms', 'Install App', 'Check Updates']);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the bell and the account menu open, are walked through and close by keyboard @full', async ({
  signInAs,
}) => {
  const page = await signInAs(demoAccounts.caregiver);
  await page.goto('/caregiver/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const bell = page.getByRole('button', { name: 'Messages, 3' });
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
  expect((await walk(page, 3)).map((words) => /^[A-Z][a-z]+/.exec(words)?.[0])).toEqual([
    'Profile',
    'Documents',
    'Applications',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.locator('#notifications')).toBeHidden();
  await expect(bell).toBeFocused();

  expect(await walk(page, 1)).toEqual(['Account']);
  await page.keyboard.press('Space');
  expect(await walk(page, 6)).toEqual(['Profile', 'Documents', 'Jobs', 'My account', 'Help', 'Logout']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/caregiver\/profile-completion\?section=about$/);
});
