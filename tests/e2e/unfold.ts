import type { Page } from '@playwright/test';

/** Opens what is folded under a heading of a family’s page. */
export const unfold = (page: Page, heading: string) =>
  page
    .locator('summary')
    .filter({ has: page.getByRole('heading', { name: heading }) })
    .click();
