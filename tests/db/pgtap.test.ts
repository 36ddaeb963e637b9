import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startCluster } from './cluster.ts';
import { readScript, runScript } from './pgtap-script.ts';

const folder = path.resolve(import.meta.dirname, '../../supabase/tests');
const cluster = await startCluster();
afterAll(() => cluster.stop());

// The scripts run while tests are collected, because each of their TAP lines becomes a test.
for (const file of readdirSync(folder).sort()) {
  if (!file.endsWith('.sql')) continue;
  const database = await cluster.createDatabase({ pgTap: true });
  const report = await runScript(database.sql, readScript(path.join(folder, file)));
  await database.drop();

  describe(file, () => {
    test('runs to its end', () => {
      expect(report.error).toBeUndefined();
      expect(report.points.length, 'points made against points planned').toBe(report.planned);
    });
    for (const point of report.points) {
      test.skipIf(point.skipped)(point.description, () => {
        expect(point.ok, point.diagnostics.join('\n')).toBe(true);
      });
    }
  });
}
