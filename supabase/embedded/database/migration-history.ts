import type postgres from 'postgres';
import { StartupError } from '../startup-error.ts';
import { readMigrations, type Migration } from './migrations.ts';

/** A migration as the supabase CLI records it. */
export type Applied = { version: string; name: string | null; statements: string[] | null };

/**
 * Makes sure that the applied migrations are, file by file, the first ones of `folder`. Only then may the
 * rest be applied. Changes nothing. Throws `StartupError`, which says what differs in `dataDir` and what to
 * do.
 */
export async function checkMigrationHistory(
  sql: postgres.Sql,
  folder: string,
  dataDir: string,
): Promise<void> {
  const difference = findDifference(await readMigrations(folder), await readHistory(sql));
  if (difference === undefined) return;
  const wayOn = (await holdsDemo(sql))
    ? 'It holds the demo. To restore the demo and remove what was entered: npm run demo:reset'
    : 'Keep it, and start the version of the program that made it. Make changes in new migration files.';
  throw new StartupError(`The data folder ${dataDir} does not fit this version: ${difference}. ${wayOn}`);
}

/** The first difference, in words; undefined when the history is the beginning of the files. */
export function findDifference(files: Migration[], history: Applied[] | 'unrecorded'): string | undefined {
  if (history === 'unrecorded') return 'it has tables, and no record of where they come from';
  const byVersion = new Map(files.map((migration) => [migration.version, migration]));
  const newest = files.at(-1)?.version ?? '';
  for (const applied of history) {
    const file = byVersion.get(applied.version);
    const name = `${applied.version}_${applied.name ?? ''}.sql`;
    if (!file && applied.version > newest) return `a newer version applied ${name} to it`;
    if (!file) return `${name} was applied to it and is missing here`;
    if (essence(file.text) !== essence(applied.statements?.join('') ?? '')) {
      return `${file.file} was changed after it had been applied`;
    }
  }
  const last = history.at(-1)?.version ?? '';
  const known = new Set(history.map(({ version }) => version));
  const skipped = files.find(({ version }) => version < last && !known.has(version));
  return skipped && `${skipped.file} is new here, and later ones were applied already`;
}

/**
 * A migration without comment lines, white space, and semicolons, which the supabase CLI leaves out when it
 * records each statement.
 */
const essence = (text: string) => text.replace(/^\s*--.*$/gm, '').replace(/[\s;]+/g, '');

/**
 * The applied migrations, oldest first. `unrecorded` if there are tables but no record. The texts come as JSON, since
 * the driver reads an array of a megabyte in seconds.
 */
async function readHistory(sql: postgres.Sql): Promise<Applied[] | 'unrecorded'> {
  const [found] = await sql<{ history: boolean; tables: boolean }[]>`
    select to_regclass('supabase_migrations.schema_migrations') is not null as history,
      exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as tables`;
  const history = found?.history
    ? await sql<Applied[]>`
        select version, name, to_json(statements) as statements
        from supabase_migrations.schema_migrations order by version`
    : [];
  return history.length === 0 && found?.tables ? 'unrecorded' : history;
}

async function holdsDemo(sql: postgres.Sql): Promise<boolean> {
  const [users] = await sql`select to_regclass('auth.users') is not null as exists`;
  if (!users?.['exists']) return false;
  return (await sql`select from auth.users where email like '%@demo.test' limit 1`).length > 0;
}
