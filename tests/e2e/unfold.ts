import type { Page } from '@playwright/test';

/** Unfolds a section of a family’s page. */
export const unfold = (page: Page, heading: string) =>
  page
    .locator('summary')
    .filter({ has: page.getByRole('heading', { name: heading }) })
    .click();
