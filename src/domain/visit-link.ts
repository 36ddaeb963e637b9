// bundle: waiting
type Visit = { day: string; opens: number | string };

/** The part of an address that names a visit. Empty without a day and a minute. */
export function visitQuery({ day, opens }: Visit): string {
  const [named = ''] = /^\d{4}-\d\d-\d\d \d+/.exec(`${day} ${opens}`) ?? [];
  return named && `?visit=${named.replace(' ', '.')}`;
}

/** Whether it is the visit that an address names. */
export const isNamedIn = (search: string) => (visit: Visit) => visitQuery(visit) === search;
