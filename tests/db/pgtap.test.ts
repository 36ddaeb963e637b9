import { afterAll } from 'vitest';
import { connect } from '../../supabase/embedded/database/bootstrap.ts';
import { superuser } from '../../supabase/embedded/database/postgres.ts';
import { letClockRunAhead } from './clock-ahead.ts';
import { startCluster } from './cluster.ts';
import { testScripts } from './pgtap-suite.ts';

const cluster = await startCluster();
afterAll(() => cluster.stop());

await testScripts(() => cluster.createDatabase({ pgTap: true }));

// A release passes on every day of the week.
const ahead = process.env['TEST_TIER'] === 'full' ? [1, 2, 3, 4, 5, 6] : [];
for (const days of ahead)
  await testScripts(async () => {
    const database = await cluster.createDatabase({ pgTap: true });
    const keeper = connect(cluster.server, { role: superuser, database: database.name });
    await letClockRunAhead(keeper);
    await keeper.unsafe(`alter database ${database.name} set clock.ahead = '${days} days'`);
    await keeper.end();
    return database;
  }, `${days} days on`);
