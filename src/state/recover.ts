// bundle: chrome
import { serverAnswers } from '../lib/server-answers.ts';
import { recovered } from './device/storage.ts';

const ONCE_IN_MS = 60_000;

/** After code did not load: the page `reloads`, its server is `unreachable`, or it was `tried` before without help. */
export type Recovery = 'reloads' | 'unreachable' | 'tried';

let running: Promise<Recovery> | undefined;

/** What is done about missing code, by the error that says so. */
export const recoveries = new Map<unknown, Promise<Recovery>>();

/**
 * Loads the page again if a newer version has replaced its code on the server. `toNewest` activates a waiting version,
 * if any.
 */
export function recover(error: unknown, toNewest: () => Promise<void>): Promise<Recovery> {
  running ??= attempt(toNewest).finally(() => (running = undefined));
  recoveries.set(error, running);
  return running;
}

async function attempt(toNewest: () => Promise<void>): Promise<Recovery> {
  if (!(await serverAnswers())) return 'unreachable';
  const now = Date.now();
  // Otherwise it would reload endlessly.
  if (now - (recovered.read() ?? 0) < ONCE_IN_MS || !recovered.keep(now)) return 'tried';
  await toNewest().catch(() => location.reload());
  return 'reloads';
}
