import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { embeddedPublishableKey } from '../../supabase/embedded/keys.ts';
import { percentile } from './percentile.ts';
import { atMost, type Row } from './row.ts';

const lists = JSON.stringify({ request: Array<unknown[]>(340_000).fill([]) });
const withoutKey = { 'content-type': 'application/json' };
const withKey = { ...withoutKey, apikey: embeddedPublishableKey };
/** Three addresses of this machine, and the bodies that each sends: too long, and the longest that is read. */
const STRANGERS = [
  { from: '127.0.0.2', headers: withoutKey, body: lists },
  { from: '127.0.0.3', headers: withKey, body: lists },
  {
    from: '127.0.0.4',
    headers: withKey,
    body: JSON.stringify({ request: Array<unknown[]>(4_900).fill([]) }),
  },
];
const PER_SECOND = 100;
const SECONDS = 10;

/**
 * How fast another person's page and call load while three addresses send a hundred costly bodies a second
 * (Linux).
 */
export async function measureCrowd(origin: string, dataDir: string): Promise<Row[]> {
  const until = performance.now() + SECONDS * 1000;
  const waits: number[] = [];
  let answered = 0;
  let highest = 0;
  const strangers = STRANGERS.map(async (stranger) => {
    while (performance.now() < until) {
      const next = pause((1000 * STRANGERS.length) / PER_SECOND);
      void send(origin, '/rest/v1/rpc/submit_request', stranger).then(() => (answered += 1));
      await next;
    }
  });
  while (performance.now() < until) {
    for (const path of ['/landing', '/rest/v1/rpc/whoami']) {
      const began = performance.now();
      const response = await fetch(origin + path, { headers: withKey });
      await response.text();
      waits.push(performance.now() - began);
    }
    highest = Math.max(highest, memoryOfServer(dataDir));
    await pause(20);
  }
  await Promise.all(strangers);
  return [
    atMost(
      `a page beside ${Math.round(answered / SECONDS)} hostile calls a second, p95`,
      percentile(waits, 0.95),
      200,
      'ms',
    ),
    atMost('memory of the server meanwhile', highest, 400, 'MB'),
  ];
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function send(
  origin: string,
  path: string,
  { from, headers, body }: (typeof STRANGERS)[number],
): Promise<void> {
  return new Promise((resolve) => {
    const { port } = new URL(origin);
    const call = request(
      { localAddress: from, host: '127.0.0.1', port, path, method: 'POST', headers },
      (response) => {
        response.resume();
        response.once('end', resolve);
      },
    );
    // The refusal may come before the body is sent.
    call.once('error', () => resolve());
    call.end(body);
  });
}

/** Resident memory in MB of the server of a data folder. */
function memoryOfServer(dataDir: string): number {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8');
    } catch {
      return '';
    }
  };
  const pid = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find(
      (one) => read(one, 'cmdline').includes('embedded/cli.ts') && read(one, 'environ').includes(dataDir),
    );
  return Number(/VmRSS:\s+(\d+)/.exec(pid ? read(pid, 'status') : '')?.[1]) / 1024;
}
