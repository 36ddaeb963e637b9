import { readFileSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { tick } from '../../supabase/embedded/tick.ts';

const proof = readFileSync(path.resolve(import.meta.dirname, '../../supabase/audit-verify.sql'), 'utf8');
let sql: postgres.Sql;
let drop: () => Promise<void>;

// Ten accounts make twenty events. The last two are not sealed yet.
beforeAll(async () => {
  ({ sql, drop } = await createDatabase());
  await signUp(1, 9);
  await sql`select private.seal_events()`;
  await signUp(10, 10);
});
afterAll(() => drop?.());

const signUp = (first: number, last: number) => sql`
  insert into auth.users (id, email)
  select md5(i::text)::uuid, i || '@example.test' from generate_series(${first}::integer, ${last}::integer) i`;
const verify = async (on: postgres.ISql = sql) => (await on.unsafe(proof))[0];
/**
 * The result of the proof after the database's owner runs this statement without the audit log's guard. It is
 * rolled back.
 */
async function verifyTampered(statement: string) {
  let found: postgres.Row | undefined;
  await sql
    .begin(async (tx) => {
      await tx.unsafe('alter table public.events disable trigger user');
      await tx.unsafe(statement);
      found = await verify(tx);
      throw new Error('undone');
    })
    .catch((error: unknown) => {
      if (!found) throw error;
    });
  return found;
}

test('an untouched log is proved', async () => {
  expect(await verify()).toMatchObject({
    sealed: '18',
    unsealed: '2',
    position: '18',
    seal: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    broken_id: null,
    fault: null,
  });
});

test.each([
  [
    'an actor is changed',
    `update public.events set actor_id = gen_random_uuid() where position = 7`,
    'it is not what was sealed',
  ],
  [
    'a deed is made a family’s',
    `update public.events set by_family = true where position = 7`,
    'it is not what was sealed',
  ],
  [
    'a time is changed',
    `update public.events set occurred_at = occurred_at - interval '1 microsecond' where position = 7`,
    'it is not what was sealed',
  ],
  [
    'contents are changed',
    `update public.events set after = after || '{"email": "x@example.test"}' where position = 7`,
    'its contents are not what was written',
  ],
  [
    'contents are changed, with their hash',
    `update public.events set after = '{}', contents_hash = private.hash_contents(salt, before, '{}') where position = 7`,
    'it is not what was sealed',
  ],
  [
    'a status is changed',
    `update public.events set after = after || '{"status": "approved"}' where position = 7`,
    'it is not what was sealed',
  ],
  [
    'contents are gone',
    `update public.events set after = jsonb_build_object('status', after -> 'status'), salt = null where position = 7`,
    'its contents are gone, and no erasure is recorded',
  ],
  [
    'other contents stand where they were erased',
    `update public.events set after = after || '{"about": "I sing."}', salt = null where position = 7`,
    'it has contents although they were erased',
  ],
  [
    'events change places',
    `update public.events set position = 100 - position where position in (7, 8); update public.events set position = position - 85 where position > 90`,
    'it is not what was sealed',
  ],
])('when %s, the event is named', async (_what, statement, fault) => {
  expect(await verifyTampered(statement)).toMatchObject({ broken_position: '7', fault });
});

test('a removed event is noticed at the next one', async () => {
  expect(await verifyTampered('delete from public.events where position = 7')).toMatchObject({
    broken_position: '8',
    fault: 'an event before this one is missing',
  });
});

test('contents are proved before they are sealed, too', async () => {
  const found = await verifyTampered(`update public.events set after = '{}' where position is null`);
  expect(found).toMatchObject({
    broken_position: null,
    broken_id: '19',
    fault: 'its contents are not what was written',
  });
});

test('it is proved after an erasure, and after more is sealed', async () => {
  await sql`select private.erase_events('users', md5('3'::text)::uuid::text)`;
  expect(await verify()).toMatchObject({ sealed: '18', unsealed: '3', fault: null });
  await sql`select private.seal_events()`;
  expect(await verify()).toMatchObject({ sealed: '21', unsealed: '0', fault: null });
});

test('it is proved while events are written and sealed at once, and all are sealed in the end', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, i) => (i % 3 ? signUp(100 + i, 100 + i) : tick(sql))));
  await tick(sql);
  expect(await verify()).toMatchObject({ sealed: '37', unsealed: '0', fault: null });
});
