import type { APIRequestContext, Page } from '@playwright/test';
import { INDEXED_PAGES, STATIC_PAGES } from '../static-pages.ts';
import { expect } from './fixtures.ts';

/** The internal addresses that the open page links to. */
const linksOf = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(({ origin }) => origin === location.origin)
        .map(({ href }) => href),
    );

/** The open page's metadata. */
const headOf = async (page: Page) => ({
  title: await page.title(),
  description: (await page.locator('meta[name="description"]').getAttribute('content')) ?? '',
  canonical: await page
    .locator('link[rel="canonical"]')
    .evaluateAll(([link]) => (link as HTMLLinkElement | undefined)?.href),
  robots: await page.locator('meta[name="robots"]').count(),
  structured: await page.locator('script[type="application/ld+json"]').allTextContents(),
});

/** Reads the pages of text that another journey opens, so that they are loaded once. */
export function textPagesOn(page: Page, request: APIRequestContext) {
  const heads: { title: string; description: string }[] = [];
  const targets = new Set<string>();
  /** The browser's errors since the page was loaded, such as its content security policy. */
  let heard: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) heard = [];
  });
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(error.message));

  return {
    /** Checks headings and head of the open page if it is one of text, and notes its links. */
    async read(path: string): Promise<void> {
      if (!STATIC_PAGES.includes(path)) return;
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      const levels = await page
        .locator(':is(h1, h2, h3, h4):visible')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(jumps, `${path} skips a level of headings`).toEqual([]);
      for (const link of await linksOf(page)) targets.add(link);
      const head = await headOf(page);
      heads.push(head);
      expect(head.description.length, path).toBeGreaterThan(30);
      if (INDEXED_PAGES.includes(path)) {
        expect(new URL(head.canonical ?? '').pathname).toBe(path);
        expect(head.robots, path).toBe(0);
      }
      for (const entry of head.structured)
        expect(JSON.parse(entry)).toHaveProperty('@context', 'https://schema.org');
      expect(heard, path).toEqual([]);
      expect(new URL(page.url()).pathname, 'no page of text asks to sign in').toBe(path);
    },

    /** Checks that no two pages have the same head, and that all their links lead somewhere. */
    async compare(): Promise<void> {
      expect(new Set(heads.map(({ title }) => title)).size).toBe(STATIC_PAGES.length);
      expect(new Set(heads.map(({ description }) => description)).size).toBe(STATIC_PAGES.length);
      for (const target of targets) {
        const { pathname, hash } = new URL(target);
        if (pathname === '/mailbox') continue; // The machine's own mailbox, shown on this machine only.
        const answer = await request.get(target, { maxRedirects: 0 });
        expect(answer.status(), target).toBe(200);
        if (hash) expect(await answer.text(), target).toContain(`id="${hash.slice(1)}"`);
      }
    },
  };
}
