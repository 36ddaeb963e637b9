/**
 * Proves the audit trail of the data folder, running or not: npm run audit:verify [-- POSITION:SEAL], with a line that an
 * earlier run printed to prove that the trail still goes through it. Exit codes: 0 it holds, 1 it does not or cannot be read.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import { connect, owner } from '../supabase/embedded/database/bootstrap.ts';
import { startPostgres } from '../supabase/embedded/database/postgres.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.resolve(root, process.env['DATA_DIR'] || '.local', 'postgres');

type Proof = {
  sealed: string;
  unsealed: string;
  position: string | null;
  seal: string | null;
  broken_position: string | null;
  broken_id: string | null;
  fault: string | null;
};

async function verify(sql: postgres.Sql, kept: string | undefined): Promise<string | undefined> {
  const query = readFileSync(path.join(root, 'supabase/audit-verify.sql'), 'utf8');
  const [proof] = await sql.unsafe<Proof[]>(query);
  if (!proof) return 'The trail could not be read.';
  if (proof.fault) {
    const where = proof.broken_position ? `position ${proof.broken_position}` : 'not sealed yet';
    return `The trail is broken at event ${proof.broken_id} (${where}): ${proof.fault}.`;
  }
  if (kept !== undefined) {
    const [position, seal] = kept.split(':');
    const [row] = await sql`
      select from public.events where position::text = ${position ?? ''} and encode(seal, 'hex') = ${seal ?? ''}`;
    if (!row) return `The trail no longer goes through ${kept}.`;
  }
  console.log(`The trail holds: ${proof.sealed} events sealed, ${proof.unsealed} waiting for their seal.`);
  if (proof.position)
    console.log(`Keep this elsewhere, to prove it by next time: ${proof.position}:${proof.seal}`);
  return undefined;
}

async function main(): Promise<string | undefined> {
  if (!existsSync(path.join(folder, 'data'))) return `There is no data in ${folder}.`;
  const server = await startPostgres({ dir: folder });
  const sql = connect(server, { role: owner });
  try {
    return await verify(sql, process.argv[2]);
  } finally {
    await sql.end({ timeout: 1 });
    // What runs already belongs to the product.
    if (!server.adopted) await server.stop();
  }
}

const fault = await main();
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 1;
}
