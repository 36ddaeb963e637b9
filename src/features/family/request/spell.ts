import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const SPOKEN = t.alfaBravoCharlieDelta.split(' ');

/** Letters and digits as people spell them on the phone: “K as in Kilo”, “7”. */
export const spell = (text: string): string[] =>
  [...text].map((sign) => {
    const word = SPOKEN.find((one) => one.startsWith(sign));
    return word ? fill(t.asIn, { sign, word }) : sign;
  });
