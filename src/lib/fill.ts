// bundle: ground
/** A text in the plural forms of its language, of which `count` chooses. */
export type PluralText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** A name in braces in a text. */
type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** A value for each name in a text. The forms of a plural are not read for theirs. */
export type Values<T extends string | PluralText, Value> = T extends string
  ? Readonly<Record<Names<T>, Value>>
  : Readonly<{ count: number; [name: string]: Value | number }>;

/** The language that the site was built in (`npm run words`). */
export const LANGUAGE = import.meta.env?.PUBLIC_LANGUAGE ?? 'en';

/** A text with its values in place of the names in braces, in one pass: what people type may hold braces, too. */
export const fill = <T extends string | PluralText>(text: T, values: Values<T, string | number>): string =>
  formOf(text, values).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name as keyof typeof values]),
  );

/** The form of a text that the values' `count` asks for; a text without forms is its own. */
export const formOf = (text: string | PluralText, values: object): string =>
  typeof text === 'string'
    ? text
    : (text[new Intl.PluralRules(LANGUAGE).select((values as { count: number }).count)] ?? text.other);
