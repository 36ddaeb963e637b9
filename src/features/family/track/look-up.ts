import { atom } from 'nanostores';
import type { TrackedRequest } from '../../../data/tracking.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import type { Failure } from '../../../lib/failure.ts';
import { createReadGate } from '../../../lib/read-gate.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import type { Receipt } from '../../../state/device/storage.ts';
import type { DeviceKeys } from './device-keys.ts';
import { NO_REQUEST, PAGE_MISSING } from './look-up-words.ts';

export type TrackView =
  | { state: 'loading' }
  /** `problem` says why someone who wanted to see a request is asked for its key. */
  | { state: 'form'; problem?: Failure }
  /** It could not be looked up; `receipt` is what this device knows of it. */
  | { state: 'failed'; reference: string; error: Failure; receipt?: Receipt }
  /** The service does not have it: it waits on this device, for a connection or for a correction. */
  | { state: 'undelivered'; receipt: Receipt }
  /** As it was at `readAt`; `stale` says why it could not be read again since. */
  | { state: 'ready'; request: TrackedRequest; readAt: number; stale?: Failure };

/** Null when the service has no such request. */
export type Answer = Result<TrackedRequest | null, Failure>;

type Options = {
  keys: DeviceKeys;
  trackRequest(key: TrackingKey): Promise<Answer>;
  /** Neither the service nor this device knows a request that was to be shown. */
  onUnknown(key: TrackingKey): void;
  now?(): number;
};

export type LookUp = ReturnType<typeof createLookUp>;

const REFRESH_MS = 60_000;

/** Looking up the request that a key opens, and looking again while it is shown. */
export function createLookUp({ keys, trackRequest, onUnknown, now = Date.now }: Options) {
  const $view = atom<TrackView>({ state: 'loading' });
  /** The key of the request on the screen. */
  const $key = atom<TrackingKey | undefined>(undefined);
  const gate = createReadGate(REFRESH_MS, now);
  let latest = 0;

  /** What the service says; undefined when something else is on the screen by then. */
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
    // What was asked before this is older.
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
      // It may have been ended so that this device sees no more.
      if (error.code === 'link_ended') keys.unsee(key);
      const seen = before.state === 'ready' ? before : keys.lastSeen(key);
      if (seen && error.code !== 'link_ended' && error.code !== PAGE_MISSING.code)
        $view.set({ state: 'ready', request: seen.request, readAt: seen.readAt, stale: error });
      else $view.set({ state: 'failed', reference: key.reference, error, receipt });
    }
  }

  /** Shows the request that the key opens, or why it can't be shown; where it opens nothing any more, by the key `instead`. */
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

    /** What the service said of the request on the screen after it was changed. */
    show,

    /** Opens what a person typed if it opens anything, which it says; refuses otherwise, and the form stays. */
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

    /** Shows no request any more, but the form. */
    close(problem?: Failure): void {
      latest += 1;
      $key.set(undefined);
      $view.set({ state: 'form', problem });
    },

    /** Looks again, for someone who asks for it. */
    refresh: action(async (): Promise<Result<null, Failure>> => {
      const key = $key.get();
      if (key) await look(key);
      return ok(null);
    }),

    /** Looks again when a person comes back to the page, and at once where there may be news of what could not be shown. */
    async comeBack(why: 'focus' | 'news'): Promise<void> {
      const key = $key.get();
      const { state } = $view.get();
      // The list of requests that this device keeps.
      if (!key) keys.read();
      if (!key || state === 'loading') return;
      const mayHaveChanged = why === 'news' && state !== 'ready';
      if (gate.opensFor(key.reference) || mayHaveChanged) await look(key);
    },
  };
}
