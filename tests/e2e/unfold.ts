import type { Page } from '@playwright/test';

/** Unfolds a section of a family’s page, and before it the fold that holds it. */
export async function unfold(page: Page, heading: string): Promise<void> {
  const summary = (name: string) =>
    page.locator('summary').filter({ has: page.getByRole('heading', { name, includeHidden: true }) });
  await summary(heading).waitFor({ state: 'attached' });
  if (!(await summary(heading).isVisible())) await summary('The rest of your request').click();
  await summary(heading).click();
}
