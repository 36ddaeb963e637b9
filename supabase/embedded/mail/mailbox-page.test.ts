import { expect, test } from 'vitest';
import { readPeerOf } from '../gateway/proxy.ts';
import { mailboxPage } from './mailbox-page.ts';

const peerOf = readPeerOf({ TRUSTED_PROXIES: '127.0.0.1', TRUSTED_PROXY_HEADER: 'x-client' });
const page = mailboxPage(
  { list: async () => [], read: async () => undefined, deliver: async () => undefined },
  { drained: async () => undefined, peerOf },
);

test.each([
  ['somebody at this machine', {}, 200],
  ['somebody behind a proxy on it, which names them its own way', { 'x-client': '203.0.113.7' }, 403],
  ['somebody behind one that nobody trusts', { 'x-forwarded-for': '203.0.113.7' }, 403],
])('the mailbox is read by %s: %o', async (_, headers, status) => {
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  expect((await page.fetch(new Request('http://localhost/', { headers }), { incoming })).status).toBe(status);
});
