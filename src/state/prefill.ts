import type { TrackingKey } from '../domain/tracking-key.ts';

/** A request from which the wizard begins: to change it, or to send another like it. */
export type Prefill = TrackingKey & {
  changes: boolean;
  /** What was sent, in the names of its payload in camel case. */
  asked: Readonly<Record<string, unknown>>;
  /** The town in words. */
  place: string;
  /** What was typed since. */
  draft?: unknown;
};

const KEY = 'prefill';

/** In this tab only: a device that doesn't keep the key of a request keeps nothing of it either. */
export const readPrefill = (): Prefill | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Prefill> | null;
    // What some other version kept is no request to begin with.
    return kept?.reference && kept.trackingSecret && kept.asked ? (kept as Prefill) : undefined;
  } catch {
    return undefined;
  }
};

const SENT = 'changes-sent';

/** That changes have arrived, for the page of the request to say so. */
export function markSent(): void {
  try {
    sessionStorage.setItem(SENT, 'yes');
  } catch {
    // That page tells it in the history as well.
  }
}

/** Whether changes have just arrived, asked once. */
export function takeSent(): boolean {
  try {
    const sent = sessionStorage.getItem(SENT) !== null;
    sessionStorage.removeItem(SENT);
    return sent;
  } catch {
    return false;
  }
}

/** False where the browser stores nothing. */
export function keepPrefill(prefill: Prefill | undefined): boolean {
  try {
    if (prefill) sessionStorage.setItem(KEY, JSON.stringify(prefill));
    else sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
