/** Writes src/data/database.types.ts from the migrations, by a temporary Postgres: npm run types */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';
import { style } from '../oxfmt.config.ts';
import { startCluster } from '../tests/db/cluster.ts';
import { supabaseCli } from './supabase-cli.ts';

export const typesFile = path.resolve(import.meta.dirname, '../src/data/database.types.ts');

/** The TypeScript of a migrated database's public schema, formatted like the file in the repository. */
export async function generateTypes(url: string): Promise<string> {
  const text = await supabaseCli(['gen', 'types', '--lang=typescript', '--schema=public', `--remote=${url}`]);
  return (await format(typesFile, text, style)).code;
}

if (import.meta.main) {
  const cluster = await startCluster({ tcp: true });
  try {
    await writeFile(typesFile, await generateTypes((await cluster.createDatabase()).url));
  } finally {
    await cluster.stop();
  }
}
