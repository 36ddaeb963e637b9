export type Texts = {
  /** Its name for staff. */
  label: string;
  subject: string;
  heading: string;
  before: string[];
  link: string;
  hint?: string;
  after: string[];
};

/**
 * Where the link leads, and the values for the texts beside the params. A line with a list is repeated for each item.
 */
export type Values = { path: string; [name: string]: string | readonly string[] };

/** A param's name. “?” ends one that may be missing, as in messages of earlier versions. Then it is empty. */
type NameOf<Param extends string> = Param extends `${infer Name}?` ? Name : Param;

export type Kind<Param extends string = string, T extends Texts = Texts> = {
  texts: T;
  params: readonly Param[];
  values: (given: Record<NameOf<Param> | 'to', string>, texts: T) => Values;
};
/** A text by a number. */
export type Counted = { one: string; other: string };
export const kind = <Param extends string, T extends Texts>(
  texts: T,
  params: readonly Param[],
  values: Kind<Param, T>['values'],
): Kind<Param, T> => ({ texts, params, values });
