import { expect, test } from 'vitest';
import { returnPath, signInPath } from './return-path.ts';

const origin = 'https://care.example';

test('a path of this site is unchanged', () => {
  for (const path of ['/admin/requests?q=a%20b&page=2', '/caregiver/apply/7', '/']) {
    expect(returnPath(signInPath(path).slice('/login'.length), origin)).toBe(path);
  }
});

test('anything that leads elsewhere is ignored', () => {
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'admin',
    '',
    '/\t/evil.example',
    '/.//evil.example',
    '/admin/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
  ]) {
    expect(returnPath(`?from=${encodeURIComponent(path)}`, origin)).toBeUndefined();
  }
  expect(returnPath('', origin)).toBeUndefined();
});
