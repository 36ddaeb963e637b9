import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { measureBoard } from './board.ts';
import { measureClone } from './clone.ts';
import { measureCrowd } from './crowd.ts';
import { measureDatabase } from './database.ts';
import { measureSelect } from './http.ts';
import { measureImports } from './imports.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePace } from './pace.ts';
import { measurePages } from './pages.ts';
import { atLeast, atMost, noted, type Row } from './row.ts';
import { startWarm } from './site.ts';
import { measureStaffPace } from './staff-pace.ts';

// npm run bench -- --only database 1000 1000000: one part, for these numbers of caregivers.
const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const sizes = positionals.length > 0 ? positionals.map(Number) : [1_000, 10_000, 100_000];
if (sizes.some((size) => !(size >= 1_000))) throw new RangeError('A city has at least 1000 caregivers.');
const asked = (part: string) => (values.only ?? part) === part;
const rows = [
  ...(asked('clone') ? await measureClone() : []),
  ...(asked('site') ? await measureSite() : []),
  ...(asked('database') ? await measureDatabase(sizes) : []),
];
print(rows);
if (rows.some(({ held }) => !held)) process.exitCode = 1;

async function measureSite(): Promise<Row[]> {
  Object.assign(process.env, await ensureChromium());
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
  const site = await startWarm(folder);
  try {
    const pages = await measurePages(site.origin);
    const pace = await measurePace(site.origin);
    const staffPace = await measureStaffPace(site.origin);
    const scores = await measureLighthouse(`${site.origin}/landing`, 5);
    const select = await measureSelect(site.origin);
    const crowd = await measureCrowd(site.origin, folder);
    const board = await measureBoard(site.origin, folder);
    const imports = await measureImports(site.origin, folder);
    return [
      ...pages,
      ...pace,
      ...staffPace,
      atMost('npm start, warm, to the first page', site.seconds, 10, 's'),
      atMost('npm start on a new data folder, with the demo', site.firstSeconds, 20, 's'),
      ...Object.entries(scores).map(([name, score]) => atLeast(`Lighthouse on /landing, ${name}`, score, 99)),
      noted(
        'select under row security, 50 connections',
        `${Math.round(select.perSecond)} requests/s, p99 ${select.p99} ms, ${select.failed} failed`,
      ),
      ...crowd,
      ...board,
      ...imports,
    ];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(table: Row[]): void {
  const wide = Math.max(...table.map(({ what }) => what.length));
  for (const { what, measured, budget, held } of table) {
    console.log(
      `${what.padEnd(wide)}  ${measured.padStart(16)}  ${budget.padEnd(12)} ${held ? '' : 'OVER BUDGET'}`.trimEnd(),
    );
  }
}
