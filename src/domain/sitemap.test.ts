import { expect, test } from 'vitest';
import { matchRoute, type Route, ROUTES } from './routes.ts';
import { robots, sitemap } from './sitemap.ts';

const site = new URL('https://care.example.org');

/** Whether a crawler that follows the rules may open a path: the longest rule that fits decides. */
function mayCrawl(rules: string, path: string): boolean {
  const fitting = [...rules.matchAll(/^(Allow|Disallow): (\S+)$/gm)].filter(([, , start = '']) =>
    path.startsWith(start),
  );
  fitting.sort(([, , a = ''], [, , b = '']) => b.length - a.length);
  return fitting[0]?.[1] !== 'Disallow';
}

test('the sitemap lists every page that can be found, with its full address, and nothing else', () => {
  const listed = [...sitemap(ROUTES, site).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address),
  );
  const wanted = Object.values<Route>(ROUTES).filter((route) => route.indexed);
  expect(listed.map(({ pathname }) => pathname)).toEqual(wanted.map(({ path }) => path));
  expect(new Set(listed.map(({ origin }) => origin))).toEqual(new Set([site.origin]));
  expect(listed.every(({ pathname }) => matchRoute(pathname)?.route.access === 'anyone')).toBe(true);
});

test('robots stay out of the guarded areas, but find the open pages inside their paths', () => {
  const rules = robots(ROUTES, site);
  for (const { path, access, indexed } of Object.values<Route>(ROUTES)) {
    if (access !== 'anyone') expect(mayCrawl(rules, path), path).toBe(false);
    if (indexed) expect(mayCrawl(rules, path), path).toBe(true);
  }
});

test('robots learn where the sitemap is', () => {
  expect(robots(ROUTES, site)).toContain('Sitemap: https://care.example.org/sitemap.xml');
});
