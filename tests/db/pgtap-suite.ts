import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../supabase/embedded/database/test-cluster.ts';
import { readScript, runScript } from './pgtap-script.ts';

const folder = path.resolve(import.meta.dirname, '../../supabase/tests');

/** How many scripts run at once. */
const AT_ONCE = 2;

/**
 * Makes a test of each TAP line of supabase/tests. The scripts run while tests are collected, in databases
 * with pgTAP, one after the other in a session, since each rolls back. `when` is added to the titles.
 */
export async function testScripts(
  createDatabase: () => Promise<Pick<TestDatabase, 'sql' | 'drop'>>,
  when = '',
): Promise<void> {
  const waiting = readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && file.includes(process.env['PGTAP'] ?? ''))
    .sort();
  const reports = new Map<string, Awaited<ReturnType<typeof runScript>>>();
  const runAll = async () => {
    const database = await createDatabase();
    for (let file = waiting.shift(); file; file = waiting.shift())
      reports.set(file, await runScript(database.sql, readScript(path.join(folder, file))));
    await database.drop();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runAll));
  for (const [file, report] of reports) {
    describe(`${file} ${when}`.trim(), () => {
      test('runs to its end', () => {
        expect(report.error).toBeUndefined();
        expect(report.points.length, 'points made against points planned').toBe(report.planned);
        expect(report.points.at(-1)?.number, 'of two in a row, one is lost').toBe(report.points.length);
      });
      for (const point of report.points) {
        test.skipIf(point.skipped)(point.description, () => {
          expect(point.ok, point.diagnostics.join('\n')).toBe(true);
        });
      }
    });
  }
}
