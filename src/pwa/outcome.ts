// bundle: outbox
import type { Told } from '../state/device/storage.ts';

/** The outcome of one try to send a request. */
export type Outcome =
  | ({ kind: 'received'; reference: string; submittedAt: string } & Told)
  /** A person has to change something. The detail is as in data/new-request.ts, submitRequest. */
  | { kind: 'refused'; code: string; detail?: string }
  /** Someone else's request bears its reference. */
  | { kind: 'reference-taken' }
  /** Another try may work. `pause`: for how many milliseconds the server asked us to wait. */
  | { kind: 'failed'; reached: boolean; pause: number };

const SECOND = 1000;
const FIRST_DELAY = 5 * SECOND;
const LONGEST_DELAY = 15 * 60 * SECOND;
const THROTTLED_PAUSE = 60 * SECOND;

/**
 * Reads the server's answer to `submit_request`. Only a rule of the database is a refusal. A proxy, a
 * hotspot's sign-in page or a failing server may answer anything, and then it is tried again.
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

/** Milliseconds to wait after so many tries have failed: twice as long each time, and never quite the same on two devices. */
export const delayAfter = (tries: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (tries - 1)) * (0.5 + random() / 2);

/** A Retry-After header, in seconds or as a date, in milliseconds from now; at most the longest delay. */
function pauseOf(header: string | null, now: number): number {
  if (!header) return 0;
  const pause = /^\d+$/.test(header) ? Number(header) * SECOND : Date.parse(header) - now;
  return Math.min(LONGEST_DELAY, Math.max(0, pause || 0));
}
