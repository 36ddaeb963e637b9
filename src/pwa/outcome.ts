// bundle: outbox
import type { Told } from '../state/device/storage.ts';

/** The outcome of one try to send a request. */
export type Outcome =
  | ({ kind: 'received'; reference: string; submittedAt: string } & Told)
  /** The person has to change something. The detail is as in data/new-request.ts, submitRequest. */
  | { kind: 'refused'; code: string; detail?: string }
  /** Another request has its reference. */
  | { kind: 'reference-taken' }
  /** Another try may work. `pause` is how many milliseconds the server asked us to wait. */
  | { kind: 'failed'; reached: boolean; pause: number };

const SECOND = 1000;
const FIRST_DELAY = 5 * SECOND;
const LONGEST_DELAY = 15 * 60 * SECOND;
const THROTTLED_PAUSE = 60 * SECOND;

/**
 * Reads the server's answer to `submit_request`. Only a rule of the database is a refusal. A proxy, a hotspot's sign-in
 * page or a failing server may answer anything, so then it is tried again.
 */
export function outcomeOf(status: number, body: unknown, retryAfter: string | null, now: number): Outcome {
  const failed = (pause = 0): Outcome => ({ kind: 'failed', reached: true, pause });
  if (status === 200) {
    const [row] = Array.isArray(body) ? (body as Record<string, unknown>[]) : [];
    if (typeof row?.['reference'] !== 'string' || typeof row['submitted_at'] !== 'string') return failed();
    return {
      kind: 'received',
      reference: row['reference'],
      submittedAt: row['submitted_at'],
      due: typeof row['due'] === 'string' ? row['due'] : undefined,
      emailed: row['emailed'] === true,
    };
  }
  if (status === 413) return { kind: 'refused', code: 'too_large' };
  if (status === 429 || status >= 500) return failed(pauseOf(retryAfter, now));
  const { code, message, details } = (body ?? {}) as { code?: string; message?: string; details?: string };
  if (code !== 'P0001' || !message) return failed();
  if (message === 'too_many_requests') return failed(THROTTLED_PAUSE);
  if (message === 'reference_taken') return { kind: 'reference-taken' };
  return { kind: 'refused', code: message, detail: details ?? undefined };
}

/**
 * Milliseconds to wait after this many failed tries: twice as long each time, and slightly different on every device.
 */
export const delayAfter = (tries: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (tries - 1)) * (0.5 + random() / 2);

/** A Retry-After header (seconds or a date) as milliseconds from now, at most the longest delay. */
function pauseOf(header: string | null, now: number): number {
  if (!header) return 0;
  const pause = /^\d+$/.test(header) ? Number(header) * SECOND : Date.parse(header) - now;
  return Math.min(LONGEST_DELAY, Math.max(0, pause || 0));
}
