import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { type Route, ROUTES } from '../../src/lib/routes.ts';
import { measureBytes } from './bytes.ts';
import { measureQueries } from './database.ts';
import { measureSelect } from './http.ts';
import { measureLighthouse } from './lighthouse.ts';
import { startWarm } from './site.ts';

/** What one measurement came to, against its budget (design section 9) where it has one. */
type Row = { what: string; measured: string; budget: string; held: boolean };

const ADMIN_SCREENS = ['caregivers', 'requests', 'requests/new', 'applications', 'users'].map(
  (name) => `/admin/${name}`,
);

// Everything that is found by searching is text, but for the wizard.
const STATIC_PAGES = [
  ...Object.values<Route>(ROUTES).flatMap(({ path, indexed }) =>
    indexed && path !== '/request' ? path : [],
  ),
  '/request/confirmation',
  '/registration/confirmation',
];

process.env['CHROMIUM_PATH'] = await ensureChromium();
const folder = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
const site = await startWarm(Number(process.env['PORT'] ?? 4398), folder);
const rows: Row[] = [];
try {
  rows.push(...(await pages(site.origin)));
  rows.push(atMost('npm start, warm, to the first page', site.seconds, 10, 's'));
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

async function pages(origin: string): Promise<Row[]> {
  const bytes = await measureBytes(origin, [
    ...STATIC_PAGES.map((path) => ({ path })),
    ...['/request', '/login', '/register'].map((path) => ({ path })),
    { path: '/caregiver/dashboard', as: demoAccounts.caregiver },
    { path: '/admin/dashboard', as: demoAccounts.admin },
    ...ADMIN_SCREENS.map((path) => ({ path, as: demoAccounts.admin })),
  ]);
  const of = (path: string) => bytes.get(path) ?? { document: Number.NaN, script: Number.NaN };
  const dashboard = of('/admin/dashboard').script;
  return [
    ...STATIC_PAGES.flatMap((path) => [
      atMost(`${path}: HTML + CSS`, of(path).document / 1024, 14, 'KB'),
      atMost(`${path}: JavaScript`, of(path).script / 1024, 5, 'KB'),
    ]),
    atMost('/request, first step: JavaScript', of('/request').script / 1024, 100, 'KB'),
    atMost('/login: JavaScript', of('/login').script / 1024, 115, 'KB'),
    atMost('/register: JavaScript', of('/register').script / 1024, 115, 'KB'),
    atMost('caregiver area, first screen: JavaScript', of('/caregiver/dashboard').script / 1024, 135, 'KB'),
    atMost('admin area, first screen: JavaScript', dashboard / 1024, 150, 'KB'),
    // Opened cold, a screen brings the area with it; what it adds to the dashboard is about what it costs by itself.
    ...ADMIN_SCREENS.map((path) =>
      atMost(`${path}: more JavaScript`, Math.max(0, of(path).script - dashboard) / 1024, 30, 'KB'),
    ),
  ];
}

async function queries(): Promise<Row[]> {
  const [small, large] = [10_000, 100_000];
  const times = await measureQueries([small, large]);
  const few = times.get(small);
  const many = times.get(large);
  if (!few || !many) throw new Error('no query was measured');
  return [
    atMost('match_caregivers at 100,000 caregivers, p95', many.matching, 50, 'ms'),
    atMost('… against its time at 10,000', many.matching / few.matching, 2.5, 'times'),
    ...Object.entries(many.lists).map(([list, time]) =>
      atMost(`list of ${list} at 100,000 rows, p95`, time, 20, 'ms'),
    ),
  ];
}

function atMost(what: string, value: number, limit: number, unit: string): Row {
  return {
    what,
    measured: `${value.toFixed(1)} ${unit}`,
    budget: `≤ ${limit} ${unit}`,
    held: value <= limit,
  };
}

function atLeast(what: string, value: number, limit: number): Row {
  return { what, measured: value.toFixed(0), budget: `≥ ${limit}`, held: value >= limit };
}

function noted(what: string, measured: string): Row {
  return { what, measured, budget: '', held: true };
}

function print(table: Row[]): void {
  const wide = Math.max(...table.map(({ what }) => what.length));
  for (const { what, measured, budget, held } of table) {
    console.log(
      `${what.padEnd(wide)}  ${measured.padStart(12)}  ${budget.padEnd(12)} ${held ? '' : 'OVER BUDGET'}`.trimEnd(),
    );
  }
}
