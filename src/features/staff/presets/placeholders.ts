/** The placeholders that a saved text may have in braces. */
export type About = Partial<
  Record<'client' | 'contact' | 'caregiver' | 'place' | 'reference', string | undefined>
>;

const BRACED = /\{(\w+)\}/g;

/** A saved text with names filled in. Unknown ones stay in braces, so that the writer notices. */
export const withPlaceholders = (text: string, about: About): string =>
  text.replace(BRACED, (braced, name: string) => about[name as keyof About] || braced);

/** Whether a placeholder is left, for texts that nobody reads before they are sent. */
export const isUnfilled = (text: string): boolean => text.search(BRACED) >= 0;
