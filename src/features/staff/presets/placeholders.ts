/** What a saved text may name in braces. */
export type About = Partial<
  Record<'client' | 'contact' | 'caregiver' | 'place' | 'reference', string | undefined>
>;

/** A saved text about someone; a name that is not known here stays in its braces, for the writer to see. */
export const withPlaceholders = (text: string, about: About): string =>
  text.replace(/\{(\w+)\}/g, (braced, name: string) => about[name as keyof About] || braced);
