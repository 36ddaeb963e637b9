import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headersAt, pageFor, redirects } from '../../scripts/static-host.ts';
import { parseHeaders, parseRedirects } from '../../supabase/embedded/site/rules.ts';
import { ROUTES } from '../../src/domain/routes.ts';

test.each([
  ['https://care.example.org', 'max-age=63072000; includeSubDomains'],
  ['http://care.example.org', null],
  ['http://localhost:4321', null],
  ['https://localhost', null],
])('After a visit to %s a browser returns only by https, under any of its names: %s', (site, expected) => {
  const [everywhere] = parseHeaders(headersAt(site, readFileSync('public/_headers', 'utf8')));
  const headers = new Headers(everywhere?.headers);
  expect(headers.get('strict-transport-security')).toBe(expected);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('No page can be framed, load a plugin or set a base for its links', () => {
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
