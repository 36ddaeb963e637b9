import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { isCommonPassword } from '../../src/lib/common-password.ts';
import { MIN_PASSWORD_LENGTH } from '../../src/lib/password.ts';

test('Every common password that is long enough is refused: npm run passwords', () => {
  const long = passwords.filter((password) => password.length >= MIN_PASSWORD_LENGTH);
  expect(long.length).toBeGreaterThan(100);
  expect(long.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test('common words with padding are refused: thousands', () => {
  const words = passwords.filter((password) => /^[a-z]{4,}$/.test(password)).slice(0, 1_100);
  const made = words.flatMap((word) => [`${word}${word}${word}`, `${word}12345678`, `${word}-${word}-2026!`]);
  const long = made.filter((password) => password.length >= MIN_PASSWORD_LENGTH);
  expect(long.length).toBeGreaterThan(3_000);
  expect(long.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test.each([
  ['198519851985', ''],
  ['aaaaaaaaaaaaaaa', ''],
  ['abcdabcdabcd', ''],
  ['Zyxwvutsrqp1', ''],
  ['CaregiverPlacement1', ''],
  ['aoife.walsh@demo.test', 'aoife.walsh@demo.test'],
  ['AoifeWalsh2026', 'aoife.walsh@demo.test'],
])('%s of %s is refused', (password, address) => expect(isCommonPassword(password, address)).toBe(true));

test.each(['three herons over Howth', 'demo-Passw0rd', 'kettle-7-lantern'])('%s is not', (password) => {
  expect(isCommonPassword(password, 'aoife.walsh@demo.test')).toBe(false);
});
