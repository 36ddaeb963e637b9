import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { isCommonPassword } from '../../src/lib/common-password.ts';
import { MIN_PASSWORD_LENGTH } from '../../src/lib/password.ts';

test('Every common password that is long enough is refused: npm run passwords', () => {
  const long = passwords.filter((password) => password.length >= MIN_PASSWORD_LENGTH);
  expect(long.length).toBeGreaterThan(100);
  expect(long.filter((password) => !isCommonPassword(password))).toEqual([]);
});
