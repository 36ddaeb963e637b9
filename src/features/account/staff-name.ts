// bundle: sign-in
import * as t from './words.ts';

const LONGEST = 100;

/** What is wrong with the name under which somebody joins the staff, in words. */
export function staffNameFault(name: string): string | undefined {
  if (!name.trim()) return t.enterName;
  return name.trim().length > LONGEST ? t.shortenName : undefined;
}
