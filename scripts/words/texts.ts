import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A text, or texts in a group or a list: what a words file may hold. */
export type Text = string | readonly Text[] | { readonly [name: string]: Text };
export type Texts = Record<string, Text>;

const root = path.resolve(import.meta.dirname, '../..');
export const translationsFolder = path.join(root, 'translations');

/** The words files, as paths from the project's folder. */
export const wordsFiles = (): string[] =>
  globSync('src/**/{words,*.words}.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

export const readTexts = async (file: string): Promise<Texts> => ({
  ...((await import(pathToFileURL(path.resolve(root, file)).href)) as Texts),
});

/**
 * The part of the product that a file belongs to, which names the translator's file: family, caregiver,
 * staff, account, site, emails, shared.
 */
export function areaOf(file: string): string {
  if (file.startsWith('src/domain/messages/')) return 'emails';
  return /^src\/features\/(\w+)\//.exec(file)?.[1] ?? 'shared';
}

/** What a translator's file calls a words file: `track`, `domain/week-words`. */
export const nameOf = (file: string): string =>
  file
    .replace(/^src\/(?:features\/\w+\/)?/, '')
    .replace(/(?:[./]|^)words\.ts$/, '')
    .replace(/^$/, 'general');

/** The texts of an area in a language, by words file; empty if there are none yet. */
export function readTranslation(language: string, area: string): Record<string, Texts> {
  const file = path.join(translationsFolder, language, `${area}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Texts>) : {};
}

/** The texts with each string changed, at any depth. `at` is its path. */
export function mapTexts(
  text: Text,
  change: (text: string, at: string[]) => string,
  at: string[] = [],
): Text {
  if (typeof text === 'string') return change(text, at);
  if (Array.isArray(text)) return text.map((each: Text, n) => mapTexts(each, change, [...at, String(n)]));
  return Object.fromEntries(
    Object.entries(text).map(([name, each]) => [name, mapTexts(each as Text, change, [...at, name])]),
  );
}

/** The text at that path in a translation; undefined if it is missing or empty. */
export function textAt(translation: Text | undefined, at: string[]): string | undefined {
  const found = at.reduce<Text | undefined>(
    (within, name) => (typeof within === 'object' ? (within as Texts)[name] : undefined),
    translation,
  );
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** The texts with the plural forms of a language, such as `few` and `many` in Polish, to be translated like `other`. */
export function inFormsOf(language: string, text: Text): Text {
  if (typeof text === 'string' || Array.isArray(text)) return text;
  const { other, ...forms } = text as Texts;
  if (typeof other === 'string' && 'one' in forms) {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    return Object.fromEntries(pluralCategories.map((form) => [form, forms[form] ?? other]));
  }
  return Object.fromEntries(
    Object.entries(text).map(([name, each]) => [name, inFormsOf(language, each as Text)]),
  );
}
