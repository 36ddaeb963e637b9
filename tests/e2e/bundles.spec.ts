import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { BUNDLES } from '../../scripts/bundles.ts';
import { STATIC_PAGES } from '../static-pages.ts';
import { expect, test } from './fixtures.ts';

const NAMES = [...Object.keys(BUNDLES), 'controls'];
const CHUNK = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;

/** The scripts that a built page names before any interaction, with what they import. */
function scriptsOf(path: string): string[] {
  const html = readFileSync(`dist${path}/index.html`, 'utf8');
  const files = new Set<string>();
  const follow = (file: string) => {
    if (files.has(file) || !existsSync(`dist/_astro/${file}`)) return;
    files.add(file);
    for (const [, next = ''] of readFileSync(`dist/_astro/${file}`, 'utf8').matchAll(CHUNK)) follow(next);
  };
  for (const [, file = ''] of html.matchAll(/_astro\/([^"']+\.js)/g)) follow(file);
  return [...files];
}

function bundlesOf(path: string): string[] {
  const names = scriptsOf(path).map((file) => file.split('.')[0] ?? '');
  return NAMES.filter((name) => names.includes(name)).sort();
}

/** Without a browser. budgets.spec.ts measures the bytes in one. */
const kilobytesOf = (path: string) =>
  scriptsOf(path).reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(`dist/_astro/${file}`)).length / 1024,
    0,
  );

const FORM = ['chrome', 'client', 'controls', 'ground', 'react', 'routes', 'shared'];
const SESSION = ['client', 'session'];

const PAGES: Record<string, string[]> = {
  '/request': [...FORM, 'answers', 'asking', 'choices', 'form', 'questions', 'receipt'],
  '/track': [...FORM, 'answers', 'asking', 'form', 'receipt'],
  '/login': [...FORM, ...SESSION, 'form', 'sign-in'],
  '/register': [...FORM, ...SESSION, 'form', 'sign-in'],
  '/caregiver': [...FORM, ...SESSION],
  '/admin': [...FORM, ...SESSION],
};

for (const [path, bundles] of Object.entries(PAGES))
  test(`${path} loads its bundles and no others`, () => {
    const allowed = [...new Set(bundles)].sort();
    expect(bundlesOf(path).filter((name) => !allowed.includes(name))).toEqual([]);
    expect(bundlesOf(path)).toContain('react');
  });

test('static pages load only the chrome', () => {
  for (const path of STATIC_PAGES.filter((page) => page !== '/request/confirmation'))
    expect(bundlesOf(path), path).toEqual(['chrome']);
});

/** In KB of JavaScript (docs/specification.md, Budgets). */
const BUDGETS = { '/request': 100, '/track': 100, '/login': 115, '/register': 115 };

test('the scripts of a page are within its budget', () => {
  for (const [path, budget] of Object.entries(BUDGETS))
    expect(kilobytesOf(path), path).toBeLessThanOrEqual(budget);
  for (const path of STATIC_PAGES) expect(kilobytesOf(path), path).toBeLessThanOrEqual(5);
});
