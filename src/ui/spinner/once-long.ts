// bundle: chrome
import * as t from './once-long.words.ts';

/** Within the three seconds for which people believe in a wait. */
const LONG_MS = 2000;

/** Hands on what a wait says once it takes long: the server may be gone, and would not say so. */
export const onceLong = (say: (words: string) => void) => setTimeout(() => say(t.takesLong), LONG_MS);
