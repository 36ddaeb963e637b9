import { demoAccounts } from '../../scripts/demo/accounts.ts';
import { screensFor } from '../area-screens.ts';
import { type Caller, callerOf } from '../e2e/api.ts';
import { openSession, storageOf } from '../e2e/session.ts';
import { launchBrowser, moves, paceOf } from './pace.ts';
import type { Row } from './row.ts';

const WIDTHS = [360, 1280];
const MOST = 0.005;
/** The records to open: the first of each list with this filter. */
const RECORDS = [
  ['requests', { status: 'open' }],
  ['requests', { status: 'matched' }],
  ['caregivers', { status: 'approved' }],
  ['caregivers', { status: 'submitted' }],
  ['applications', {}],
  ['placements', { state: 'live' }],
  ['users', {}],
] as const;

/** How far content of staff’s screens moves by itself on a slow line. */
export async function measureStaffPace(origin: string): Promise<Row[]> {
  const admin = await callerOf(origin, demoAccounts.admin);
  const storage = storageOf(origin, await openSession(origin, demoAccounts.admin), 'admin');
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const path of [...screensFor('admin'), ...(await recordsOf(admin))]) {
    let most = 0;
    const by = new Set<string>();
    for (const width of WIDTHS) {
      const pace = await paceOf(browser, origin + path, width, storage);
      most = Math.max(most, pace.moved);
      pace.by.forEach((one) => by.add(one));
    }
    const named = path.replace(/[0-9a-f-]{36}/, ':id');
    const what = `${named} on slow 4G: what moves${by.size > 0 ? ` (${[...by].join(', ')})` : ''}`;
    rows.push(moves(what, most, MOST));
  }
  await browser.close();
  return rows;
}

async function recordsOf(admin: Caller): Promise<string[]> {
  const paths: string[] = [];
  for (const [list, filters] of RECORDS) {
    const rows = await admin(`list_${list}`, { filters, sort: '', descending: true, page: 1, size: 1 });
    const [first] = rows as { id?: string; user_id?: string }[];
    if (!first) throw new Error(`The demo has no ${list} like that`);
    paths.push(`/admin/${list}/${first.id ?? first.user_id}`);
  }
  return paths;
}
