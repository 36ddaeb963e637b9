import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pageFor, redirects } from '../../scripts/static-host.ts';
import { parseHeaders, parseRedirects } from '../../supabase/embedded/site/rules.ts';
import { ROUTES } from '../../src/domain/routes.ts';

test('A browser that has been there by https comes back by https only', () => {
  const [everywhere] = parseHeaders(readFileSync('public/_headers', 'utf8'));
  expect(new Headers(everywhere?.headers).get('strict-transport-security')).toBe('max-age=63072000');
});

test('No page is framed, brings in a plugin or changes where its links lead', () => {
  const [everywhere] = parseHeaders(readFileSync('public/_headers', 'utf8'));
  expect(new Headers(everywhere?.headers).get('content-security-policy')?.split('; ')).toEqual(
    expect.arrayContaining(["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"]),
  );
});

describe('The rewrites of a static host', () => {
  const rules = parseRedirects(redirects(ROUTES));
  const target = (path: string) => rules.find(({ pattern }) => pattern.test(path))?.target;

  test.each([
    ['/admin/requests', '/admin/'],
    ['/admin/requests/new', '/admin/'],
    ['/admin/caregivers/42/old', '/admin/'],
    ['/caregiver/apply/7', '/caregiver/'],
    ['/register/caregiver', '/register/'],
  ])('show %s by the page %s', (path, page) => {
    expect(target(path)).toBe(page);
    expect(pageFor(`${path}?q=1`)).toBe(`${page}?q=1`);
  });

  test.each(['/', '/landing', '/admin/setup', '/caregiver/unknown', '/admin/requests/1/2', '/_astro/a.js'])(
    'leave %s alone',
    (path) => {
      expect(target(path)).toBeUndefined();
      expect(pageFor(path)).toBe(path);
    },
  );
});
