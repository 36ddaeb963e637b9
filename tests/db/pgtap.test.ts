import { inject } from 'vitest';
import { connect } from '../../supabase/embedded/database/bootstrap.ts';
import { superuser } from '../../supabase/embedded/database/postgres.ts';
import { copyTestDatabase, makePgTapTemplate } from '../../supabase/embedded/database/test-cluster.ts';
import { letClockRunAhead } from './clock-ahead.ts';
import { testScripts } from './pgtap-suite.ts';

const cluster = inject('cluster');
const withPgTap = await makePgTapTemplate(cluster);

await testScripts(() => copyTestDatabase(cluster, withPgTap));

// A release passes on every day of the week.
const ahead = process.env['TEST_TIER'] === 'full' ? [1, 2, 3, 4, 5, 6] : [];
for (const days of ahead)
  await testScripts(async () => {
    const database = await copyTestDatabase(cluster, withPgTap);
    const keeper = connect(cluster, { role: superuser, database: database.name });
    await letClockRunAhead(keeper);
    await keeper.unsafe(`alter database ${database.name} set clock.ahead = '${days} days'`);
    await keeper.end();
    return database;
  }, `${days} days on`);
