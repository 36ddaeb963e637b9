/**
 * The pattern that finds a text anywhere in a column, for `ilike`. What a person types stands for itself, but any kind
 * of apostrophe finds any other (O'Brien, O’Brien), and so does `*`, which the API would read as a wildcard.
 */
export const likePattern = (text: string) =>
  `%${text
    .trim()
    .replace(/[\\%_]/g, '\\$&')
    .replace(/['’‘`´*]/g, '_')}%`;
