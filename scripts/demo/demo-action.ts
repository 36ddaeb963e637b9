import type postgres from 'postgres';

/** Who acts: a signed-in account, a visitor, or the operator, for what the auth server or an import writes. */
type Actor = { id: string } | 'visitor' | 'operator';

/**
 * Something that a person did so many days (or parts of a day) ago. `does` returns the statements that the product
 * sends for it. Each inserts or changes one row.
 */
export type DemoAction = {
  days: number;
  by: Actor;
  does: (db: postgres.TransactionSql) => readonly postgres.PendingQuery<postgres.Row[]>[];
  /** A day that the statement has to send, and the day shown instead, both yyyy-mm-dd. */
  redates?: { said: string; shown: string };
};

/**
 * An array literal: {a,b}. The driver knows only array types from before it connected, perhaps before the migrations.
 */
export const list = (words: readonly string[]): string => `{${words.join(',')}}`;

/**
 * Performs an action as its actor. Statements of people run as PostgREST runs them, the operator's as the database's
 * owner. Throws if one has no effect.
 */
export async function live(
  db: postgres.TransactionSql,
  { days, by, does, redates }: DemoAction,
): Promise<void> {
  const role = by === 'operator' ? 'none' : by === 'visitor' ? 'anon' : 'authenticated';
  const claims = by === 'operator' ? '' : JSON.stringify({ role, ...(by !== 'visitor' && { sub: by.id }) });
  const settings = {
    role,
    'request.jwt.claims': claims,
    // As at the beginning of a transaction of its own.
    'links.opened': '',
    'events.by_family': '',
    'events.by_known_link': '',
    // As Storage sets it for a file that arrives.
    'storage.operation': 'storage.object.upload',
    'demo.ago': `${Math.round(days * 24 * 60)} minutes`,
    'demo.said_day': redates?.said ?? '',
    'demo.shown_day': redates?.shown ?? '',
  };
  // Sent together and run in this order.
  const [, ...results] = await Promise.all([
    db`select set_config(key, value, true) from jsonb_each_text(${db.json(settings)})`,
    ...does(db),
  ]);
  if (results.some(({ count }) => count !== 1)) {
    throw new Error(`What the demo does ${days} days ago must touch one row each time`);
  }
}
