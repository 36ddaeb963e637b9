import { rm } from 'node:fs/promises';
import path from 'node:path';
import type postgres from 'postgres';
import { connect, owner } from '../database/bootstrap.ts';
import type { Postgres } from '../database/postgres.ts';
import { storedName } from '../storage/files.ts';

export type Erasures = { requests: number; accounts: number };

/**
 * A backup brings back the people in it. So this erases again, in the restored database and its files, the
 * requests and accounts that the old database has erased since. Null if one of the two databases has no
 * erasures.
 */
export async function repeatErasures(options: {
  old: Postgres;
  restored: Postgres;
  files: string;
}): Promise<Erasures | null> {
  const old = connect(options.old, { role: owner });
  const restored = connect(options.restored, { role: owner });
  try {
    if (!(await canErase(old)) || !(await canErase(restored))) return null;
    const requests = await forgetFamilies(restored, await erasedRequests(old));
    const accounts = await returnedAccounts(restored, await erasedAccounts(old));
    for (const account of accounts) {
      const gone = await restored<{ bucket: string; name: string }[]>`
        delete from storage.objects o
        using unnest('{documents,photos}'::text[]) b (bucket), private.files_of(${account}, b.bucket) f (name)
        where o.bucket_id = b.bucket and o.name = f.name returning o.bucket_id as bucket, o.name`;
      for (const { bucket, name } of gone) {
        const file = path.join(options.files, storedName(bucket, name));
        for (const part of [file, `${file}.json`]) await rm(part, { force: true });
      }
      await restored`select private.erase_account(${account})`;
    }
    return { requests, accounts: accounts.length };
  } finally {
    for (const sql of [old, restored]) await sql.end({ timeout: 1 });
  }
}

async function canErase(sql: postgres.Sql): Promise<boolean> {
  const [found] = await sql<{ yes: boolean }[]>`
    select to_regprocedure('private.erase_account(uuid)') is not null
      and to_regprocedure('private.forget_family(public.requests)') is not null as yes`;
  return found?.yes ?? false;
}

const erasedRequests = async (sql: postgres.Sql): Promise<string[]> =>
  (await sql`select id from public.requests where erased_at is not null`).map((row): string => row['id']);

async function forgetFamilies(sql: postgres.Sql, ids: string[]): Promise<number> {
  const forgotten = await sql`
    select private.forget_family(r) from public.requests r where r.id = any (${ids}::uuid[]) and r.erased_at is null`;
  return forgotten.length;
}

/** Accounts whose erasure the audit log records. An account that only lost old events still exists. */
const erasedAccounts = async (sql: postgres.Sql): Promise<string[]> =>
  (
    await sql`
      select distinct e.subject_id as id from public.events e
      where e.action = 'erase' and e.subject_type = 'users'
        and not exists (select from auth.users u where u.id::text = e.subject_id)`
  ).map((row): string => row['id']);

const returnedAccounts = async (sql: postgres.Sql, ids: string[]): Promise<string[]> =>
  (await sql`select id from auth.users where id = any (${ids}::uuid[])`).map((row): string => row['id']);
