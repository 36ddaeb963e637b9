import { atom } from 'nanostores';
import type { TrackedRequest } from '../../../data/tracked-request.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import type { Failure } from '../../../lib/failure.ts';
import { createReadGate } from '../../../lib/read-gate.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import type { Receipt } from '../../../state/device/storage.ts';
import type { DeviceKeys } from './device-keys.ts';
import { NO_REQUEST, PAGE_MISSING } from './look-up-words.ts';
import type { ReturnReason } from './track-device.ts';

export type TrackView =
  | { state: 'loading' }
  /** `problem` says why the person is asked for a key. */
  | { state: 'form'; problem?: Failure }
  /** `receipt` is what this device knows of the request. */
  | { state: 'failed'; reference: string; error: Failure; receipt?: Receipt }
  /** The service does not have the request: it waits on this device, or was refused. */
  | { state: 'undelivered'; receipt: Receipt }
  /** The request as it was at `readAt`; `stale` says why reading it again failed. */
  | { state: 'ready'; request: TrackedRequest; readAt: number; stale?: Failure };

/** Null if the service has no such request. */
export type Answer = Result<TrackedRequest | null, Failure>;

type Options = {
  keys: DeviceKeys;
  trackRequest(key: TrackingKey): Promise<Answer>;
  /** Neither the service nor this device has the request. */
  onUnknown(key: TrackingKey): void;
  now?(): number;
};

export type LookUp = ReturnType<typeof createLookUp>;

export const REFRESH_MS = 60_000;

/** Looks up the request that a key opens, and refreshes it while it is shown. */
export function createLookUp({ keys, trackRequest, onUnknown, now = Date.now }: Options) {
  const $view = atom<TrackView>({ state: 'loading' });
  const $key = atom<TrackingKey | undefined>(undefined);
  const gate = createReadGate(REFRESH_MS, now);
  let latest = 0;
  let isRetrying = false;

  /** Asks the service; undefined if another look-up began before the answer. */
  async function ask(key: TrackingKey): Promise<Answer | undefined> {
    const question = ++latest;
    const answer = await trackRequest(key);
    return question === latest ? answer : undefined;
  }

  async function look(key: TrackingKey, instead?: TrackingKey): Promise<void> {
    const answer = await ask(key);
    if (!answer) return;
    const opensNothing = answer.ok ? !answer.value : answer.error.code === 'link_ended';
    if (!instead || !opensNothing) return show(key, answer);
    keys.unsee(key);
    open(instead);
  }

  function show(key: TrackingKey, answer: Answer): void {
    // An answer still on its way is older than this one.
    latest += 1;
    const before = $view.get();
    const receipt = keys.receiptOf(key);
    if (answer.ok && answer.value) {
      const readAt = now();
      $view.set({ state: 'ready', request: answer.value, readAt });
      keys.see(key, answer.value, readAt);
    } else if (receipt && receipt.status !== 'received') {
      $view.set({ state: 'undelivered', receipt });
    } else if (answer.ok) {
      keys.unsee(key);
      const renamed = keys.renamedFrom(key.reference);
      if (renamed) open(renamed);
      else onUnknown(key);
    } else {
      gate.forget();
      const { error } = answer;
      // A family may have ended this link so that the device no longer sees the request.
      if (error.code === 'link_ended') keys.unsee(key);
      const seen = before.state === 'ready' ? before : keys.lastSeen(key);
      if (seen && error.code !== 'link_ended' && error.code !== PAGE_MISSING.code)
        $view.set({ state: 'ready', request: seen.request, readAt: seen.readAt, stale: error });
      else $view.set({ state: 'failed', reference: key.reference, error, receipt });
    }
  }

  /**
   * Shows the request that the key opens, or why it can't be shown. A key that opens nothing is replaced by `instead`.
   */
  function open({ reference, trackingSecret }: TrackingKey, instead?: TrackingKey): void {
    const key = { reference, trackingSecret };
    $key.set(key);
    $view.set({ state: 'loading' });
    gate.opensFor(reference);
    void look(key, instead);
  }

  return {
    $view,
    $key,
    open,

    /** Shows the answer to a change of the request. */
    show,

    /** Opens what a person typed and returns whether it did. If the key is unknown, the form stays. */
    async tryKey(key: TrackingKey): Promise<Result<boolean, Failure>> {
      $view.set({ state: 'form' });
      const answer = await ask(key);
      if (!answer) return ok(false);
      const isKnown = (answer.ok && answer.value) || keys.receiptOf(key);
      if (!isKnown) return fail(answer.ok ? NO_REQUEST : answer.error);
      $key.set(key);
      gate.opensFor(key.reference);
      show(key, answer);
      return ok(true);
    },

    /** Shows the form instead of a request. */
    close(problem?: Failure): void {
      latest += 1;
      $key.set(undefined);
      $view.set({ state: 'form', problem });
    },

    /** For the refresh button. */
    refresh: action(async (): Promise<Result<null, Failure>> => {
      const key = $key.get();
      if (key) await look(key);
      return ok(null);
    }),

    /**
     * Looks again when the person returns to the page, or at once if there is news of a request that could not be
     * shown, or if the connection is lost, which the page then says.
     */
    async comeBack(why: ReturnReason): Promise<void> {
      const key = $key.get();
      const { state } = $view.get();
      if (!key || state === 'loading') return;
      const mayHaveChanged = why === 'lost' || (why === 'news' && state !== 'ready');
      if (gate.opensFor(key.reference) || mayHaveChanged) await look(key);
    },

    /** Looks again if there was no connection or no answer, so that the page recovers by itself. */
    async retry(): Promise<void> {
      const key = $key.get();
      const view = $view.get();
      const error = view.state === 'failed' ? view.error : view.state === 'ready' ? view.stale : undefined;
      if (!key || isRetrying || (error?.kind !== 'offline' && error?.kind !== 'server')) return;
      isRetrying = true;
      await look(key);
      isRetrying = false;
    },
  };
}
