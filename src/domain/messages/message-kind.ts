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

export type Kind<Param extends string = string, T extends Texts = Texts> = {
  texts: T;
  params: readonly Param[];
  values: (given: Record<Param | 'to', string>, texts: T) => Values;
};
/** A text by a number. */
export type Counted = { one: string; other: string };
export const kind = <Param extends string, T extends Texts>(
  texts: T,
  params: readonly Param[],
  values: Kind<Param, T>['values'],
): Kind<Param, T> => ({ texts, params, values });
