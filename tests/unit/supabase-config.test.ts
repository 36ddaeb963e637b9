import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { demoAccounts } from '../../scripts/demo/accounts.ts';

const folder = path.resolve(import.meta.dirname, '../../supabase');
const config = parse(readFileSync(path.join(folder, 'config.toml'), 'utf8'));

/** Every text in a value, with its path. */
function textsOf(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return [`${at} ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, at ? `${at}.${key}` : key));
}

test('`config push` sends no address of this computer', () => {
  // Programs of `supabase start` that a hosted project doesn't have.
  const { studio, local_smtp, ...pushed } = config;
  expect([studio, local_smtp]).not.toContain(undefined);
  expect(textsOf(pushed).filter((text) => /localhost|127\.0\.0\.1|\[::1\]/.test(text))).toEqual([]);
});

test('`config push` keeps the project’s site address, and allows no other redirects', () => {
  expect(config['auth']).not.toHaveProperty('site_url');
  expect(config['auth']).toMatchObject({ additional_redirect_urls: [] });
});

test('the towns are the only seed', () => {
  expect(config['db']).toMatchObject({ seed: { sql_paths: ['./places.sql'] } });
  expect(textsOf(config, '').filter((text) => text.startsWith('remotes.'))).toEqual([]);
  expect(existsSync(path.join(folder, 'seed.sql'))).toBe(false);
});

test('what `db push --include-seed` or a preview branch runs has no demo account', () => {
  const migrations = readdirSync(path.join(folder, 'migrations')).map((name) => `migrations/${name}`);
  const passwords = Object.values(demoAccounts).map(({ password }) => password);
  for (const file of ['places.sql', ...migrations]) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect(
      ['demo.test', ...passwords].filter((mark) => text.includes(mark)),
      file,
    ).toEqual([]);
  }
});

test('no migration makes an extension in the public schema, which the advisors refuse', () => {
  for (const name of readdirSync(path.join(folder, 'migrations'))) {
    const text = readFileSync(path.join(folder, 'migrations', name), 'utf8');
    const made = [...text.matchAll(/create extension [^;]*;/g)].map(([statement]) => statement);
    expect(
      made.filter((statement) => !/ with schema (extensions|pg_catalog);$/.test(statement)),
      name,
    ).toEqual([]);
  }
});
