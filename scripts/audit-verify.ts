/**
 * Proves the audit log of the data folder, whether or not the server runs: npm run audit:verify [-- POSITION:SEAL].
 * With the seal that an earlier run printed, it also proves that the audit log still contains it. Exit codes: 0 it is
 * proved, 1 it is not, or can't be read.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import { useDatabase } from '../supabase/embedded/database/use-database.ts';
import { finishRestore } from '../supabase/embedded/backup/swap.ts';
import { dataFolder } from '../supabase/embedded/data-folder.ts';
import { connect, owner } from '../supabase/embedded/database/bootstrap.ts';
import { StartupError } from '../supabase/embedded/startup-error.ts';
import { runCommand } from './data-command.ts';

type Proof = {
  sealed: string;
  unsealed: string;
  position: string | null;
  seal: string | null;
  broken_position: string | null;
  broken_id: string | null;
  fault: string | null;
};

async function verify(sql: postgres.Sql, query: string, kept: string | undefined): Promise<Proof> {
  const [proof] = await sql.unsafe<Proof[]>(query);
  if (!proof) throw new StartupError('The audit log could not be read.');
  if (proof.fault) {
    const where = proof.broken_position ? `position ${proof.broken_position}` : 'not sealed yet';
    throw new StartupError(`The audit log is broken at event ${proof.broken_id} (${where}): ${proof.fault}.`);
  }
  if (kept !== undefined) {
    const [position, seal] = kept.split(':');
    const [row] = await sql`
      select from public.events where position::text = ${position ?? ''} and encode(seal, 'hex') = ${seal ?? ''}`;
    if (!row) throw new StartupError(`The audit log no longer has the seal ${kept}.`);
  }
  return proof;
}

await runCommand(async ({ root, dataDir, words: [kept] }) => {
  const query = readFileSync(path.join(root, 'supabase/audit-verify.sql'), 'utf8');
  const folder = dataFolder(dataDir);
  await finishRestore(folder);
  const proof = await useDatabase(folder, async (server) => {
    const sql = connect(server, { role: owner });
    try {
      return await verify(sql, query, kept);
    } finally {
      await sql.end({ timeout: 1 });
    }
  });
  console.log(
    `The audit log holds: ${proof.sealed} events sealed, ${proof.unsealed} waiting for their seal.`,
  );
  if (proof.position)
    console.log(`Keep this elsewhere, to prove it by next time: ${proof.position}:${proof.seal}`);
});
