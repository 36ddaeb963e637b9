// bundle: ground
/** A text in the plural forms of its language. `count` chooses one. */
export type PluralText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** A name in braces in a text. */
type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** A value for each name in a text. For plural forms, names are not checked. */
export type Values<T extends string | PluralText, Value> = T extends string
  ? Readonly<Record<Names<T>, Value>>
  : Readonly<{ count: number; [name: string]: Value | number }>;

/** The language that the site was built in (`npm run words`). */
export const LANGUAGE = import.meta.env?.PUBLIC_LANGUAGE ?? 'en';

/**
 * A text with values in place of the names in braces. In one pass, since what people type may have braces
 * too.
 */
export const fill = <T extends string | PluralText>(text: T, values: Values<T, string | number>): string =>
  formOf(text, values).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name as keyof typeof values]),
  );

/** The plural form for the values' `count`. A text without forms stays as it is. */
export const formOf = (text: string | PluralText, values: object): string =>
  typeof text === 'string'
    ? text
    : (text[new Intl.PluralRules(LANGUAGE).select((values as { count: number }).count)] ?? text.other);
