import { afterAll } from 'vitest';
import { startCluster } from './cluster.ts';
import { testScripts } from './pgtap-suite.ts';

const cluster = await startCluster();
afterAll(() => cluster.stop());

await testScripts(() => cluster.createDatabase({ pgTap: true }));
