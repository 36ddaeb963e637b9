import type postgres from 'postgres';

/** Who does it: a signed-in account, a visitor, or the operator, for what the auth server or an import writes. */
export type Actor = { id: string } | 'visitor' | 'operator';

/**
 * Something that somebody did, so many days ago (parts of a day count). `does` makes the statements that the product
 * sends for it; each of them gives or touches one row.
 */
export type Step = {
  days: number;
  by: Actor;
  does: (db: postgres.TransactionSql) => readonly postgres.PendingQuery<postgres.Row[]>[];
  /** A day that had to be said, and the one that is shown for it; both yyyy-mm-dd. */
  redates?: { said: string; shown: string };
};

/**
 * Words as an array literal: {a,b}. The driver knows only the array types that were there when it connected, which may
 * have been before the migrations.
 */
export const list = (words: readonly string[]): string => `{${words.join(',')}}`;

/** Does a step in the name of whom it shows, and moves it back to the time it shows. Throws when it has no effect. */
export async function live(db: postgres.TransactionSql, step: Step): Promise<void> {
  const { said = null, shown = said } = step.redates ?? {};
  const minutes = Math.round(step.days * 24 * 60);
  // Sent in one go and run in this order.
  const results = await Promise.all([
    become(db, step.by),
    ...step.does(db),
    become(db, 'operator'),
    db`select pg_temp.move_back(make_interval(mins => ${minutes}), ${said}, ${shown})`,
  ]);
  if (results.some(({ count }) => count !== 1)) {
    throw new Error(`What the demo does ${step.days} days ago must touch one row each time`);
  }
}

/** From here on statements run as PostgREST runs this person's; the operator's as the owner of the database. */
function become(db: postgres.TransactionSql, actor: Actor) {
  const role = actor === 'operator' ? 'none' : actor === 'visitor' ? 'anon' : 'authenticated';
  const claims =
    actor === 'operator' ? '' : JSON.stringify({ role, ...(actor !== 'visitor' && { sub: actor.id }) });
  return db`select set_config('request.jwt.claims', ${claims}, true), set_config('role', ${role}, true)`;
}
