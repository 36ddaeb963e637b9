import type { Locator, Page } from '@playwright/test';
import { formatLongDay } from '../../../src/domain/operator.ts';

type Shown = string | RegExp | ((page: Page) => Locator);
/** The page's heading, and what must be in view: by its words, or found on the page. */
export type InView = readonly [heading: string | RegExp, ...shown: Shown[]];

export const shownOn = (page: Page, shown: Shown) =>
  typeof shown === 'function' ? shown(page) : page.getByText(shown).filter({ visible: true }).first();

export const button = (name: string) => (page: Page) => page.getByRole('button', { name });
export const link = (name: string) => (page: Page) => page.getByRole('link', { name }).first();
export const field = (label: string) => (page: Page) => page.getByLabel(label);
export const title = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name });
/** Words about the visit of a day, which the link leads to. */
export const visit = (day: string, words: string | RegExp) => (page: Page) =>
  page
    .locator(':focus')
    .filter({ hasText: formatLongDay(day).replace(/ \d{4}$/, '') })
    .getByText(words)
    .first();
/** A document that is unfolded. */
export const document = (kind: string) => (page: Page) =>
  page.getByRole('button', { name: kind, expanded: true });
