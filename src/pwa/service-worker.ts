/// <reference lib="webworker" />
import { answerTo } from './answer-to.ts';
import { flushOutbox } from './outbox.ts';
import { openShell, type Entry } from './shell.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Entry[] };

/** What pages may post to the worker. */
type Message =
  | { type: 'CLAIM' | 'SKIP_WAITING' }
  | { type: 'KEEP_LATER'; opened: readonly string[] }
  | { type: 'SYNC_DATA'; timestamp: number };

/** Not in TypeScript's libraries: https://wicg.github.io/background-sync/spec/#sync-event */
type SyncEvent = ExtendableEvent & { readonly tag: string };

const shell = openShell(self.__WB_MANIFEST);

self.addEventListener('install', (event) => event.waitUntil(shell.install()));
self.addEventListener('activate', (event) => {
  event.waitUntil(shell.dropOlder().then(() => self.clients.claim()));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerTo(request, self.location.origin);
  if (answer?.from === 'page') event.respondWith(shell.page(answer.file, request));
  if (answer?.from === 'asset') event.respondWith(shell.asset(answer.path, request));
  // The server redirects it to the start page, unless there is a file after all.
  if (answer?.from === 'unknown-path') event.respondWith(fetch(request).catch(() => Response.redirect('/')));
});
self.addEventListener('message', (event) => {
  const message = event.data as Message;
  const { type } = message;
  if (type === 'CLAIM') event.waitUntil(self.clients.claim());
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  // If the connection is lost, the next page load continues it.
  if (message.type === 'KEEP_LATER') event.waitUntil(shell.keepLater(message.opened).catch(() => undefined));
  if (type === 'SYNC_DATA') event.waitUntil(flushOutbox().catch(() => undefined));
});
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent;
  if (tag === 'background-sync') waitUntil.call(event, sendAll());
});

/** Rejects while something still waits, so that the browser tries again. */
async function sendAll(): Promise<void> {
  const { left } = await flushOutbox();
  if (left > 0) throw new Error(`${left} requests wait still`);
}
