import { expect, type Page } from '@playwright/test';

/** Presses an action of a record's page, as a button or in its menu. */
export async function choose(page: Page, name: string): Promise<void> {
  // A decision changes what is offered.
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const offered = page.getByRole('group', { name: 'Actions', exact: true });
  const button = offered.getByRole('button', { name, exact: true });
  const menu = offered.getByRole('button', { name: 'More', exact: true });
  await button.or(menu).first().waitFor();
  if (await button.isVisible()) return button.click();
  await menu.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
