import * as t from './words.ts';
import { fill } from '../../../lib/fill.ts';

/** "Marta", for short texts. */
export const firstName = (fullName: string | null): string =>
  fullName?.trim().split(/\s+/)[0] || t.theCaregiver;

/** "Marta’s driving licence". */
export const whose = (fullName: string | null, thing: string): string =>
  fill(t.whose, { name: firstName(fullName), thing: `${thing.charAt(0).toLowerCase()}${thing.slice(1)}` });
