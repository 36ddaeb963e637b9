import net from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postFrom } from '../tests/from-address.ts';
import { jsonHeaders, startTestBackend, type TestBackend } from '../tests/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.sql.unsafe(`
    create function public.wait() returns void language sql set search_path = ''
      as 'select pg_catalog.pg_advisory_xact_lock_shared(4321)';
    grant execute on function public.wait() to anon;
    notify pgrst, 'reload schema'`);
});
afterAll(() => backend.stop());

const callFrom = (address: string, name: string) => postFrom(address, `${backend.url}/rest/v1/rpc/${name}`);

test.runIf(process.platform === 'linux')(
  'one address that asks for everything keeps no other waiting',
  async () => {
    await expect.poll(() => callFrom('127.0.0.1', 'wait'), { timeout: 10_000 }).toBe(204);
    const held = await backend.sql.reserve();
    await held`select pg_advisory_lock(4321)`;
    const greedy = Array.from({ length: 24 }, () => callFrom('127.0.0.2', 'wait'));
    const waiting = () => held`select from pg_locks where objid = 4321 and not granted`;
    await expect.poll(async () => (await waiting()).length).toBe(8);
    expect(await callFrom('127.0.0.1', 'whoami')).toBe(200);
    expect(await waiting()).toHaveLength(8);
    await held`select pg_advisory_unlock(4321)`;
    held.release();
    // None of them is refused: they wait in line.
    expect(new Set(await Promise.all(greedy))).toEqual(new Set([204]));
  },
);

test('a body that breaks off is not reported as the server’s fault', async () => {
  const reported = vi.spyOn(console, 'error');
  const { port } = new URL(backend.url);
  for (const path of ['/rest/v1/rpc/whoami', '/auth/v1/signup', '/storage/v1/object/list/documents']) {
    const socket = net.connect(Number(port), '127.0.0.1');
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `apikey: ${jsonHeaders.apikey}`,
      'Content-Type: application/json',
      'Content-Length: 1000',
    ];
    await new Promise<void>((resolve) =>
      socket.write(`${head.join('\r\n')}\r\n\r\n{"half":`, () => resolve()),
    );
    await backend.fetch('/healthz');
    socket.destroy();
  }
  await backend.fetch('/healthz');
  await backend.fetch('/healthz');
  expect(reported).not.toHaveBeenCalled();
  reported.mockRestore();
});
