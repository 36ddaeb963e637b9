/**
 * `npm run passwords`: writes src/lib/common-passwords.json from zxcvbn's list of 49,000. It takes those that
 * are long enough to be chosen, the 1,100 words that most others are made of, and this product’s name. All
 * others are too short, and a browser would have to fetch them.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { coreOf } from '../src/lib/common-password.ts';
import { MIN_PASSWORD_LENGTH } from '../src/lib/password.ts';

const file = path.resolve(import.meta.dirname, '../src/lib/common-passwords.json');
const long = passwords.filter((password) => password.length >= MIN_PASSWORD_LENGTH).sort();
// Most common first.
const commonest = passwords.filter((password) => /^[a-z]{4,}$/.test(password)).slice(0, 1_100);
const words = [...new Set([...commonest, 'caregiverplacement'].map(coreOf))].sort();
writeFileSync(file, `${JSON.stringify({ long, words }, null, 2)}\n`);
