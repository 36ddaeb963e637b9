/** What a saved text may name in braces. */
export type About = Partial<
  Record<'client' | 'contact' | 'caregiver' | 'place' | 'reference', string | undefined>
>;

const BRACED = /\{(\w+)\}/g;

/** A saved text about someone; a name that is not known here stays in its braces, for the writer to see. */
export const withPlaceholders = (text: string, about: About): string =>
  text.replace(BRACED, (braced, name: string) => about[name as keyof About] || braced);

/** Whether a name is still in its braces, where nobody reads the text before it is sent. */
export const isUnfilled = (text: string): boolean => text.search(BRACED) >= 0;
