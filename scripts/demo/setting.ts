import type postgres from 'postgres';
import { DEMO_PASSWORD } from './accounts.ts';
import type { Town } from './person.ts';

/** What actions need to know about the day and the database. */
export type Setting = {
  /** The day this many days from today, yyyy-mm-dd. Negative numbers are in the past. */
  day: (days: number) => string;
  /** Throws for a town that GeoNames does not have. */
  placeId: (town: Town) => number;
  /** The hash of the demo's password, as the auth server stores it. */
  passwordHash: string;
  /** The setup code for the first admin. */
  setupCode: string;
};

type Facts = { today: string; passwordHash: string; setupCode: string };

/** Reads a database that has no admin yet. */
export async function settingOf(db: postgres.TransactionSql): Promise<Setting> {
  const placeIds = await irishTowns(db);
  const [facts] = await db<[Facts]>`
    select private.today()::text as today, private.issue_setup_code() as "setupCode",
      extensions.crypt(${DEMO_PASSWORD}, extensions.gen_salt('bf', 10)) as "passwordHash"`;
  return {
    ...facts,
    day: (days) => new Date(Date.parse(facts.today) + days * 86_400_000).toISOString().slice(0, 10),
    placeId: (town) => {
      const id = placeIds.get(town.join(', '));
      if (id === undefined) throw new Error(`The demo names a town that is not there: ${town.join(', ')}`);
      return id;
    },
  };
}

/** The ids of the towns of Ireland, where the demo is, even if the operator is in another country. */
async function irishTowns(db: postgres.TransactionSql): Promise<Map<string, number>> {
  const inDatabase = async () => {
    const rows = await db<{ id: string; label: string }[]>`
      select id, name || ', ' || region as label from public.places where country = 'IE'`;
    return new Map(rows.map(({ id, label }) => [label, Number(id)]));
  };
  const towns = await inDatabase();
  if (towns.size > 0) return towns;
  const { placesOf } = await import('../places.ts');
  await db`insert into public.places ${db(placesOf('IE').map((town) => ({ ...town, country: 'IE' })))}`;
  return inDatabase();
}
