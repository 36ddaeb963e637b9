import { serverAnswers } from '../lib/server-answers.ts';
import { recovered } from '../state/device/storage.ts';

const ONCE_IN_MS = 60_000;

/**
 * Loads the page again if a newer version has replaced its code on the server. Rejects if that can't help:
 * without a connection, and right after the last attempt. `toNewest` activates a waiting version, if any.
 */
export async function recover(toNewest: () => Promise<void>): Promise<void> {
  if (Date.now() - (recovered.read() ?? 0) < ONCE_IN_MS) throw new Error('Loading again did not help.');
  if (!(await serverAnswers())) throw new Error('The server can’t be reached.');
  // Otherwise it would reload endlessly.
  if (!recovered.keep(Date.now())) throw new Error('This browser keeps nothing.');
  await toNewest().catch(() => location.reload());
}
