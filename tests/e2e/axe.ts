import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isFull } from './stack.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

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
  // A theme changes only colours. In the fast tier src/theme/contrast.test.ts checks them.
  const rules: axe.RunOptions =
    theme === 'dark' ? { runOnly: ['color-contrast'] } : { rules: { 'color-contrast': { enabled: isFull } } };
  expect(
    // axe would load style sheets only for the rule about screen orientation.
    await faultsOn(page, { ...rules, resultTypes: ['violations'], preload: isFull, iframes: false }),
    `${where}, ${theme}`,
  ).toEqual([]);
}

/** What axe finds, one line a rule. It goes into a page only once: it is large. */
async function faultsOn(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // By `page.evaluate` it would be an argument of a script, and compiled again for each page.
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: source });
    await session.detach();
  }
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}

/** Expects that the screen fits its width. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, `${where} scrolls sideways by`).toBeLessThanOrEqual(0);
}
