import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { measureQueries } from './database.ts';
import { measureSelect } from './http.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePages } from './pages.ts';
import { atLeast, atMost, noted, type Row } from './row.ts';
import { startWarm } from './site.ts';

Object.assign(process.env, await ensureChromium());
const folder = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
const site = await startWarm(folder);
const rows: Row[] = [];
try {
  rows.push(...(await measurePages(site.origin)));
  rows.push(atMost('npm start, warm, to the first page', site.seconds, 10, 's'));
  rows.push(atMost('npm start on a new data folder, with the demo', site.firstSeconds, 20, 's'));
  const scores = await measureLighthouse(`${site.origin}/landing`, 5);
  rows.push(
    ...Object.entries(scores).map(([name, score]) => atLeast(`Lighthouse on /landing, ${name}`, score, 99)),
  );
  const select = await measureSelect(site.origin);
  rows.push(
    noted(
      'select under row security, 50 connections',
      `${Math.round(select.perSecond)} requests/s, p99 ${select.p99} ms, ${select.failed} failed`,
    ),
  );
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
rows.push(...(await queries()));
print(rows);

async function queries(): Promise<Row[]> {
  const [small, large] = [10_000, 100_000];
  const times = await measureQueries([small, large]);
  const few = times.get(small);
  const many = times.get(large);
  if (!few || !many) throw new Error('no query was measured');
  return [
    atMost('match_caregivers at 100,000 caregivers, p95', many.matching, 50, 'ms'),
    atMost('… against its time at 10,000', many.matching / few.matching, 2.5, 'times'),
    atMost('a family’s request at 100,000, p95', many.tracking, 5, 'ms'),
    ...Object.entries(many.lists).map(([list, time]) =>
      atMost(`list of ${list} at 100,000 rows, p95`, time, 20, 'ms'),
    ),
  ];
}

function print(table: Row[]): void {
  const wide = Math.max(...table.map(({ what }) => what.length));
  for (const { what, measured, budget, held } of table) {
    console.log(
      `${what.padEnd(wide)}  ${measured.padStart(12)}  ${budget.padEnd(12)} ${held ? '' : 'OVER BUDGET'}`.trimEnd(),
    );
  }
}
