import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isFull } from './stack.ts';

/**
 * Looks at a state that a journey has brought about, in both themes; `where` names it when axe finds something. The full tier
 * alone does: in the other one axe sees every story and every screen.
 */
export async function expectNoFaults(page: Page, where: string): Promise<void> {
  if (!isFull) return;
  await expectNoFaultsIn('light', page, where);
  await expectNoFaultsIn('dark', page, where);
}

export async function expectNoFaultsIn(theme: 'light' | 'dark', page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  // A theme changes colours and nothing else. In the fast tier stories and src/theme/contrast.test.ts look at them.
  const rules =
    theme === 'dark' ? { runOnly: ['color-contrast'] } : { rules: { 'color-contrast': { enabled: isFull } } };
  // Legacy mode leaves out what only frames of other origins need, and takes half the time. Whether a style sheet turns the screen
  // is the one thing that axe would load them for.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ ...rules, resultTypes: ['violations'], preload: isFull });
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    `${where}, ${theme}`,
  ).toEqual([]);
}

/** The screen fits its width. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, `${where} scrolls sideways by`).toBeLessThanOrEqual(0);
}
