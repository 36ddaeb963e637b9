/**
 * `npm run passwords`: writes src/lib/common-passwords.json, the passwords of zxcvbn's list that are long enough to be
 * chosen. The rest of its 49,000 are too short anyway, and a browser would have to fetch them.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { MIN_PASSWORD_LENGTH } from '../src/lib/password.ts';

const file = path.resolve(import.meta.dirname, '../src/lib/common-passwords.json');
const long = passwords.filter((password) => password.length >= MIN_PASSWORD_LENGTH);
writeFileSync(file, `${JSON.stringify(long.sort(), null, 2)}\n`);
