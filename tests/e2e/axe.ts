import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Looks at what is shown in both themes; `where` names it when axe finds something. */
export async function expectNoFaults(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A theme changes colours and nothing else.
    const rules = colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {};
    // Legacy mode leaves out what only frames of other origins need, and takes half the time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ ...rules, resultTypes: ['violations'] });
    const { violations } = await axe.analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      `${where}, ${colorScheme}`,
    ).toEqual([]);
  }
}

/** The screen fits its width. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, `${where} scrolls sideways by`).toBeLessThanOrEqual(0);
}
