// bundle: sign-in
import * as t from './words.ts';

const LONGEST = 100;

/** The fault of a new staff member's name, in words. */
export function staffNameFault(name: string): string | undefined {
  if (!name.trim()) return t.enterName;
  return name.trim().length > LONGEST ? t.shortenName : undefined;
}
