/** Writes src/data/database.types.ts from the migrations, by a temporary Postgres: npm run types */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';
import { style } from '../oxfmt.config.ts';
import { startCluster } from '../tests/db/cluster.ts';
import { supabaseCli } from './supabase-cli.ts';

export const typesFile = path.resolve(import.meta.dirname, '../src/data/database.types.ts');

/** The TypeScript of the public schema that the migrations make, formatted like the file in the repository. */
export async function generateTypes(): Promise<string> {
  const cluster = await startCluster({ tcp: true });
  try {
    const { url } = await cluster.createDatabase();
    const text = await supabaseCli([
      'gen',
      'types',
      '--lang=typescript',
      '--schema=public',
      `--remote=${url}`,
    ]);
    return (await format(typesFile, text, style)).code;
  } finally {
    await cluster.stop();
  }
}

if (import.meta.main) await writeFile(typesFile, await generateTypes());
