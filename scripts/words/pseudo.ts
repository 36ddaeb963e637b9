const PLAIN = 'ABCDEGHIJKLNOPRSTUWYZabcdeghijklnoprstuwyz';
const ACCENTED = 'ÀßÇÐÉĜĤÎĴĶĹÑÖÞŔŠŢÛŴÝŽàƀçďéĝĥîĵķĺñöþŕšţûŵýž';
const LONGER = ' ðñé ţŵö ţĥŕ';

/** The language of a build that shows untranslated texts, and places without room for longer words. */
export const PSEUDO = 'pseudo';

/** A text with accents on its letters. Names in braces stay. */
export const accent = (text: string): string =>
  text.replace(/\{\w+\}|./gsu, (piece) => ACCENTED[PLAIN.indexOf(piece)] ?? piece);

/** A text with accents, a third longer. */
export const pseudo = (text: string): string =>
  accent(text) + LONGER.repeat(Math.ceil(text.length / 36)).slice(0, Math.ceil(text.length / 3));
