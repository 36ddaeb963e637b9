import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type postgres from 'postgres';

/** Loads pgTAP's functions into schema `extensions`, from the SQL file in PGlite's package. */
export async function loadPgTap(sql: postgres.Sql): Promise<void> {
  const text = await pgTapSql();
  await sql.begin(async (tx) => {
    await tx.unsafe('set local search_path = extensions, public');
    await tx.unsafe(text);
    await tx.unsafe('grant execute on all functions in schema extensions to public');
    await tx.unsafe('grant select on all tables in schema extensions to public');
  });
}

async function pgTapSql(): Promise<string> {
  const require = createRequire(import.meta.url);
  const archive = path.join(path.dirname(require.resolve('@electric-sql/pglite')), 'pgtap.tar.gz');
  const tar = gunzipSync(await readFile(archive));
  const file = tarEntry(tar, 'share/postgresql/extension/pgtap--1.3.5.sql');
  return file
    .toString('utf8')
    .replaceAll('@extschema@', 'extensions')
    .replace(/^\\(echo|quit).*$/gm, '');
}

/** One file of an uncompressed tar: 512-byte header (name, octal size at 124), then the content padded to 512. */
function tarEntry(tar: Buffer, name: string): Buffer {
  for (let at = 0; at + 512 <= tar.length;) {
    const entry = tar.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(tar.toString('ascii', at + 124, at + 136), 8) || 0;
    if (entry === name) return tar.subarray(at + 512, at + 512 + size);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  throw new Error(`${name} is missing in the pgTAP archive`);
}
