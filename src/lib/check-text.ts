// bundle: asking
import { fill } from './fill.ts';
import * as t from './check-text.words.ts';

/**
 * What is wrong with a text, in words. The database holds the same limits (supabase/migrations, request_faults).
 * @param name the answer as a sentence names it: "the address"
 */
export function checkText(
  text: string,
  name: string,
  { min = 2, max }: { min?: number; max: number },
): string | undefined {
  // Counted as in the database: an emoji is one.
  const { length } = [...text.trim()];
  if (length === 0) return fill(t.enter, { name });
  if (length < min) return fill(t.enterFull, { name });
  if (length > max) return fill(t.writeCharactersMost, { name, max });
  return undefined;
}

/** Only the fields with an error. */
export function only<Key extends string>(
  found: Partial<Record<Key, string | undefined>>,
): Partial<Record<Key, string>> {
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message)) as Partial<
    Record<Key, string>
  >;
}
