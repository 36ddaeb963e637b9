const PLAIN = 'ABCDEGHIJKLNOPRSTUWYZabcdeghijklnoprstuwyz';
const ACCENTED = 'ÀßÇÐÉĜĤÎĴĶĹÑÖÞŔŠŢÛŴÝŽàƀçďéĝĥîĵķĺñöþŕšţûŵýž';
const LONGER = ' ðñé ţŵö ţĥŕ';

/** The language in which a build shows untranslated texts, and places without room for longer words. */
export const PSEUDO = 'pseudo';

/** A text in letters with accents; names in braces stay. */
export const accent = (text: string): string =>
  text.replace(/\{\w+\}|./gsu, (piece) => ACCENTED[PLAIN.indexOf(piece)] ?? piece);

/** A text in letters with accents, a third longer. */
export const pseudo = (text: string): string =>
  accent(text) + LONGER.repeat(Math.ceil(text.length / 36)).slice(0, Math.ceil(text.length / 3));
