import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedPublishableKey } from '../keys.ts';
import { dataFolder } from '../data-folder.ts';
import { placeCluster } from '../tests/template.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { anna, ben, password } from '../tests/test-backend.ts';

/** Uploads that never end, against a server in its own process, whose memory is measured. */

const megabyte = 1024 * 1024;
const folder = temporaryFolder();
let url: string;
let child: ReturnType<typeof spawn>;
const sockets: net.Socket[] = [];

beforeAll(async () => {
  await placeCluster(dataFolder(folder.dir).postgres);
  const script = path.join(import.meta.dirname, '../tests/fixtures/serve.ts');
  child = spawn(process.execPath, ['--expose-gc', script, folder.dir], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const line = await new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => resolve(chunk.toString()));
  });
  ({ url } = JSON.parse(line) as { url: string });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  folder.remove();
});

async function tokenOf(email: string): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: embeddedPublishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Announces 9 MB, sends most of it, then nothing. Returns the first answer, if any. */
function halfSend(name: string, token: string): { status: Promise<string>; sent: Promise<void> } {
  const { port } = new URL(url);
  const socket = net.connect(Number(port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const head = [
    `POST /storage/v1/object/documents/${anna.id}/${name}.pdf HTTP/1.1`,
    'Host: localhost',
    `apikey: ${embeddedPublishableKey}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: application/pdf',
    `Content-Length: ${9 * megabyte}`,
  ];
  const sent = new Promise<void>((resolve) => {
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(Buffer.alloc(8 * megabyte, '%PDF-'), () => resolve());
  });
  const status = new Promise<string>((resolve) => {
    socket.once('data', (chunk: Buffer) => resolve(chunk.toString().slice(0, 12)));
  });
  return { status, sent };
}

async function upload(id: string, token: string, name: string): Promise<number> {
  const response = await fetch(`${url}/storage/v1/object/documents/${id}/${name}.pdf`, {
    method: 'POST',
    headers: {
      apikey: embeddedPublishableKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/pdf',
    },
    body: '%PDF-1.4',
  });
  return response.status;
}

const incoming = () => readdirSync(path.join(folder.dir, 'files/incoming'));

test('a caller without an account is refused before the file is read', async () => {
  for (const token of ['nonsense', embeddedPublishableKey]) {
    expect(await halfSend('nobody', token).status).toBe('HTTP/1.1 401');
  }
  expect(incoming()).toEqual([]);
});

test('a token whose session has ended is refused as well', async () => {
  const token = await tokenOf(anna.email);
  const headers = { apikey: embeddedPublishableKey, Authorization: `Bearer ${token}` };
  await fetch(`${url}/auth/v1/logout?scope=local`, { method: 'POST', headers });
  expect(await halfSend('ended', token).status).toBe('HTTP/1.1 401');
});

/** The megabytes that the server holds. What its system counts depends on when garbage was collected. */
const held = () =>
  new Promise<number>((resolve) => {
    child.once('message', (bytes) => resolve(Number(bytes) / megabyte));
    child.send('held');
  });

test('sixty uploads that stop half-way take no memory, keep nobody else waiting, and leave nothing', async () => {
  const [annas, bens] = [await tokenOf(anna.email), await tokenOf(ben.email)];
  expect(await upload(anna.id, annas, 'before')).toBe(200);
  const before = await held();
  const uploads = Array.from({ length: 60 }, (_, n) => halfSend(`half${n}`, annas));
  await Promise.race(uploads.map(({ sent }) => sent));
  await expect.poll(incoming).toHaveLength(2);
  expect(await upload(ben.id, bens, 'meanwhile')).toBe(200);
  expect((await held()) - before).toBeLessThan(40);

  for (const socket of sockets.splice(0)) socket.destroy();
  expect(await upload(anna.id, annas, 'after')).toBe(200);
  await expect.poll(incoming).toEqual([]);
  expect((await held()) - before).toBeLessThan(40);
});

test('an upload that stops is given up after a while, and makes room', { timeout: 40_000 }, async () => {
  const token = await tokenOf(anna.email);
  const stalled = Array.from({ length: 2 }, (_, n) => halfSend(`stalled${n}`, token));
  await expect.poll(incoming).toHaveLength(2);
  const next = upload(anna.id, token, 'patient');
  expect(await stalled[0]?.status).toBe('HTTP/1.1 408');
  expect(await next).toBe(200);
});
