/** A text as a SQL literal; null stays null. */
export const text = (value: string | null | undefined): string =>
  value === null || value === undefined ? 'null' : `'${value.replaceAll("'", "''")}'`;

/** Texts as an array literal of an enum or other type of schema public: '{a,b}'::public.skill[]. */
export const array = (values: readonly string[], type: string): string =>
  `'{${values.join(',')}}'::public.${type}[]`;

/** A calendar day so many days from today; negative lies behind. */
export const day = (days: number): string =>
  days === 0 ? 'current_date' : `current_date ${days < 0 ? '-' : '+'} ${Math.abs(days)}`;

/** The id of a town in Ireland, which seed.sql makes sure is there. */
export const place = ([name, region]: readonly [string, string]): string =>
  `pg_temp.place(${text(name)}, ${text(region)})`;
