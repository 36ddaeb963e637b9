import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UNUSED } from '../../scripts/lean-auth.ts';

test('no code calls what the built auth client lacks', () => {
  const calls = globSync('src/**/*.{ts,tsx}').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/\bauth\(\)\s*\.(admin\.)?(\w+)(?:\.(\w+))?\(/g),
  ]);
  const lacking = calls.filter(([, admin, name = '', part = '']) =>
    UNUSED[admin ? 'GoTrueAdminApi' : 'GoTrueClient']?.test(name + part),
  );
  expect(calls.length).toBeGreaterThan(10);
  expect(lacking.map(([call]) => call)).toEqual([]);
});
