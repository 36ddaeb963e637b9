import { expect, inject, test } from 'vitest';
import { systemSchemaSql } from '../database/system-schema.ts';
import { copyTestDatabase } from '../database/test-cluster.ts';
import { systemSchemaRepair } from './system-schema.ts';

test('upstream still lacks what hosted Supabase has in auth; repaired, it is there', async () => {
  const { sql, drop } = await copyTestDatabase(inject('cluster'));
  await sql.unsafe('drop schema auth, storage cascade');
  await sql.unsafe(await systemSchemaSql());
  const state = async () => {
    const [row] = await sql`
      select has_schema_privilege('authenticated', 'auth', 'usage') as usable,
        (select count(*)::int from information_schema.columns where table_schema = 'auth' and table_name = 'users'
          and column_name in ('instance_id', 'is_super_admin')) as columns`;
    const subject = await sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', '{"sub":"aaaaaaaa-0000-4000-8000-000000000001"}', true)`;
      return (await tx`select auth.uid() is not null as known`)[0]?.['known'] as boolean;
    });
    return { ...row, subject };
  };
  expect(await state()).toEqual({ usable: false, columns: 0, subject: false });
  await sql.unsafe(systemSchemaRepair);
  expect(await state()).toEqual({ usable: true, columns: 2, subject: true });
  await drop();
});
