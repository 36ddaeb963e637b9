import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isFull } from './stack.ts';

/**
 * Checks a state of a journey in both themes. `where` names it if axe finds something. Only in the full tier:
 * in the fast one axe checks every story and screen.
 */
export async function expectNoFaults(page: Page, where: string): Promise<void> {
  if (!isFull) return;
  await expectNoFaultsIn('light', page, where);
  await expectNoFaultsIn('dark', page, where);
}

export async function expectNoFaultsIn(theme: 'light' | 'dark', page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  // A theme changes only colours. In the fast tier stories and src/theme/contrast.test.ts check them.
  const rules =
    theme === 'dark' ? { runOnly: ['color-contrast'] } : { rules: { 'color-contrast': { enabled: isFull } } };
  // Legacy mode skips frames of other origins and takes half the time. axe would load style sheets only for
  // the rule about screen orientation.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ ...rules, resultTypes: ['violations'], preload: isFull });
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    `${where}, ${theme}`,
  ).toEqual([]);
}

/** Expects that the screen fits its width. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, `${where} scrolls sideways by`).toBeLessThanOrEqual(0);
}
