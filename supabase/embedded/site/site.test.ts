import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { serveSite } from './site.ts';

const folder = temporaryFolder();
const script = `console.log(${JSON.stringify('x'.repeat(5000))})`;
let site: ReturnType<typeof serveSite>;

beforeAll(() => {
  const files: Record<string, string> = {
    'index.html': '<h1>Home</h1>',
    'landing/index.html': '<h1>Landing</h1>',
    'about.html': '<h1>About</h1>',
    'admin/index.html': '<h1>Admin shell</h1>',
    'caregiver/index.html': '<h1>Caregiver shell</h1>',
    'caregiver/benefits/index.html': '<h1>Benefits</h1>',
    '_astro/app.abc123.js': script,
    'service-worker.js': 'self',
    'logo.svg': '<svg/>',
    '.secret': 'no',
    _redirects: '# rules\n/admin/* /admin/ 200\n/caregiver/* /caregiver/ 200\n/old /landing 301\n/* / 302\n',
    _headers:
      '/*\n  X-Test: all\n  Content-Security-Policy: default-src self\n/service-worker.js\n  Cache-Control: no-store\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder.dir, name)), { recursive: true });
    writeFileSync(path.join(folder.dir, name), text);
  }
  site = serveSite(folder.dir);
});
afterAll(() => folder.remove());

const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  site(new Request(`http://localhost${target}`, { headers, method }));

describe('paths', () => {
  test.each([
    ['/', 'Home'],
    ['/landing', 'Landing'],
    ['/landing/', 'Landing'],
    ['/about', 'About'],
    ['/admin', 'Admin shell'],
    ['/admin/requests/7', 'Admin shell'],
    ['/caregiver/apply/7?from=mail', 'Caregiver shell'],
    ['/caregiver/benefits', 'Benefits'],
  ])('%s shows %s', async (target, text) => {
    const response = await get(target);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(text);
  });

  test.each([
    '/nothing',
    '/admin.bak',
    '/_headers',
    '/_redirects',
    '/.secret',
    '/%00',
    '/%E0%A4%A',
    '/..%2f..%2fetc%2fpasswd',
  ])('%s is unknown and leads to /', async (target) => {
    const response = await get(target);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  });

  test('a rule of the site’s own redirects', async () => {
    const response = await get('/old?a=1');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/landing?a=1']);
  });

  test('a missing bundle is a 404, not a page', async () => {
    const missing = await get('/_astro/gone.js');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBe('no-store');
  });

  test('only reading is allowed', async () => {
    expect((await get('/landing', {}, 'POST')).status).toBe(405);
    const head = await get('/landing', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('headers', () => {
  test('security headers, and those of _headers, are on every answer', async () => {
    for (const target of ['/', '/landing', '/nothing', '/_astro/gone.js']) {
      const { headers } = await get(target);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toBe('default-src self');
      expect(headers.get('x-test')).toBe('all');
    }
  });

  test('bundles are immutable, pages are revalidated, _headers has the last word', async () => {
    expect((await get('/_astro/app.abc123.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/landing')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/service-worker.js')).headers.get('cache-control')).toBe('no-store');
  });

  test('text says its encoding', async () => {
    const typeOf = async (target: string) => (await get(target)).headers.get('content-type');
    expect(await typeOf('/logo.svg')).toBe('image/svg+xml; charset=utf-8');
    expect(await typeOf('/landing')).toBe('text/html; charset=utf-8');
  });

  test('an unchanged file is a 304', async () => {
    const eTag = (await get('/landing')).headers.get('etag') ?? '';
    expect((await get('/landing', { 'If-None-Match': eTag })).status).toBe(304);
    expect((await get('/landing', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('text is compressed as the browser accepts it', async () => {
    const size = async (encoding: string) => {
      const response = await get('/_astro/app.abc123.js', { 'Accept-Encoding': encoding });
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      return [response.headers.get('content-encoding'), (await response.arrayBuffer()).byteLength] as const;
    };
    expect(await size('')).toEqual([null, script.length]);
    expect((await size('gzip, br'))[0]).toBe('br');
    expect((await size('gzip;q=1, br;q=0'))[0]).toBe('gzip');
    expect((await size('gzip'))[1]).toBeLessThan(script.length / 2);
  });
});
