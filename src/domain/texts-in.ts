import { OUR_LANGUAGE } from './our-language.ts';

/** A text, or texts in a group or a list, as a words file holds them. */
export type Text = string | readonly Text[] | { readonly [name: string]: Text };
/** By language, then by name. Missing or empty texts are not translated yet. */
export type Translations = Readonly<Record<string, { readonly [name: string]: Text }>>;

/** The language that words files are written in. */
const SOURCE = 'en';

/** The language to write to a person: theirs, or ours if there are no texts in it. */
export const languageFor = (theirs: string | null, translations: Translations): string =>
  [theirs, OUR_LANGUAGE].find((one) => one && (one === SOURCE || one in translations)) ?? SOURCE;

/** Texts of a words file, by name, in a language. An untranslated text is in ours, or as it was written. */
export const textsIn = <T extends Text>(
  language: string,
  name: string,
  texts: T,
  translations: Translations,
): T =>
  language === SOURCE
    ? texts
    : [OUR_LANGUAGE, language].reduce((said, one) => translated(said, translations[one]?.[name]), texts);

function translated<T extends Text>(texts: T, translation: Text | undefined): T {
  if (typeof texts === 'string') return (translation || texts) as T;
  const parts = Object.entries(texts).map(([name, text]: [string, Text]) => [
    name,
    translated(text, (translation as Record<string, Text> | undefined)?.[name]),
  ]);
  return (Array.isArray(texts) ? parts.map(([, text]) => text) : Object.fromEntries(parts)) as T;
}
