import { serverAnswers } from '../lib/server-answers.ts';
import { recovered } from '../state/device/storage.ts';

const ONCE_IN_MS = 60_000;

/**
 * Loads the page again when a newer version has replaced its code on the server. Rejects where that cannot help:
 * without a connection, and right after the last attempt. `toNewest` activates the version that waits, if any.
 */
export async function recover(toNewest: () => Promise<void>): Promise<void> {
  if (Date.now() - (recovered.read() ?? 0) < ONCE_IN_MS) throw new Error('Loading again did not help.');
  if (!(await serverAnswers())) throw new Error('The server can’t be reached.');
  // Else it would load again and again.
  if (!recovered.keep(Date.now())) throw new Error('This browser keeps nothing.');
  await toNewest().catch(() => location.reload());
}
