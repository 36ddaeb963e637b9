import { afterAll, expect, test } from 'vitest';
import { startUnrepaired, type Unrepaired } from '../tests/unrepaired.ts';
import { grantNothing } from './no-grants.ts';

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

/** Whether a stranger can read a table without a grant, after the first request. */
async function isGranted({ ask, sql, stop }: Unrepaired): Promise<unknown> {
  stops.push(stop);
  await ask('GET', '/rest/v1/people');
  return (await sql`select has_table_privilege('anon', 'public.closed', 'select') as granted`)[0]?.[
    'granted'
  ];
}

test('upstream still grants everything to everyone with the first request', async () => {
  expect(await isGranted(await startUnrepaired())).toBe(true);
});

test('repaired, it grants nothing', async () => {
  expect(await isGranted(await startUnrepaired({ repair: grantNothing }))).toBe(false);
});
