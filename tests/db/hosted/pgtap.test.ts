import { afterAll } from 'vitest';
import { applyMigrations } from '../../../supabase/embedded/database/migrations.ts';
import { loadPgTap } from '../../../supabase/embedded/database/pgtap.ts';
import { superuser } from '../../../supabase/embedded/database/postgres.ts';
import { migrationsDir } from '../cluster.ts';
import { testScripts } from '../pgtap-suite.ts';
import { createHostedProject } from './project.ts';

const project = await createHostedProject({ cron: false });
afterAll(() => project.stop());

const owner = project.connectAs('postgres');
await applyMigrations(owner, migrationsDir);
await owner.end();
const admin = project.connectAs(superuser);
await loadPgTap(admin);
await admin.end();

const maintenance = project.connectAs(superuser, 'template1');
afterAll(() => maintenance.end());
let copies = 0;
await testScripts(async () => {
  copies += 1;
  const name = `copy_${copies}`;
  await maintenance.unsafe(`create database ${name} template postgres owner postgres`);
  const sql = project.connectAs('postgres', name);
  return {
    sql,
    async drop() {
      await sql.end();
      await maintenance.unsafe(`drop database ${name} with (force)`);
    },
  };
});
