import { atom, onMount } from 'nanostores';
import type * as tracking from '../../../data/tracking.ts';
import type { TrackedRequest } from '../../../data/tracking.ts';
import { action } from '../../../state/action.ts';
import type { Contact } from '../../../domain/contact-faults.ts';
import { movedOn, type Failure } from '../../../lib/failure.ts';
import { createReadGate } from '../../../lib/read-gate.ts';
import type { Receipt } from '../../../state/receipt.ts';
import { showReference } from '../../../lib/reference.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import { readTrackingLink } from '../../../domain/tracking-link.ts';
import type { TrackDevice } from './track-device.ts';
import { EMPTY_WAY_IN, keyOf, type WayIn, wayInFaults } from './way-in.ts';

/** Why the form is shown to someone who wanted to see a request. */
export type WayInProblem = 'unknown' | 'broken-link' | Failure;

export type TrackView =
  | { state: 'loading' }
  | { state: 'form'; problem?: WayInProblem }
  /** It could not be looked up; `receipt` is what this device knows of it. */
  | { state: 'failed'; reference: string; error: Failure; receipt?: Receipt }
  /** The service does not have it yet: it waits on this device, for a connection or for a correction. */
  | { state: 'waiting'; receipt: Receipt }
  /** As it stood at `readAt`; `stale` says why a later look failed. */
  | { state: 'ready'; request: TrackedRequest; readAt: number; stale?: Failure };

type Options = {
  device: TrackDevice;
  service: typeof tracking;
  /** Removes what was half typed about a request. */
  forgetDrafts(request: TrackedRequest): void;
  now?(): number;
};

export type TrackScreen = ReturnType<typeof createTrackScreen>;

const REFRESH_MS = 60_000;

/** Following a request without an account: the ways in, how it stands, and what the family can do with it. */
export function createTrackScreen({ device, service, forgetDrafts, now = Date.now }: Options) {
  const $view = atom<TrackView>({ state: 'loading' });
  const $typed = atom<WayIn>(EMPTY_WAY_IN);
  const $faults = atom<Partial<Record<keyof WayIn, string>>>({});
  /** Counts the tries to get in that failed. */
  const $attempt = atom(0);
  /** What this device keeps of requests. */
  const $receipts = atom<Receipt[]>([]);
  /** The key of the request on the screen. */
  const $key = atom<TrackingKey | undefined>(undefined);
  /** Something the family did came too late: the request had moved on. */
  const $overtaken = atom(false);
  const gate = createReadGate(REFRESH_MS, now);
  let latest = 0;

  onMount($view, () => {
    start();
    const stops = [device.onLink(followLink), device.onReturn((why) => void comeBack(why))];
    return () => stops.forEach((stop) => stop());
  });

  function start() {
    $receipts.set(device.receipts());
    if (followLink()) return;
    const { key, typed } = device.tab();
    if (key) return open(key);
    $typed.set(typed ?? EMPTY_WAY_IN);
    const [receipt, ...others] = $receipts.get();
    if (receipt && others.length === 0 && !typed) return open(receipt);
    $view.set({ state: 'form' });
  }

  function followLink(): boolean {
    const link = device.takeLink();
    if (!link) return false;
    if ('key' in link) {
      device.keepInTab({ key: link.key });
      open(link.key);
    } else {
      showForm({ reference: link.broken, code: '' }, 'broken-link');
    }
    return true;
  }

  function open({ reference, trackingSecret }: TrackingKey) {
    const key = { reference, trackingSecret };
    $key.set(key);
    $view.set({ state: 'loading' });
    gate.opensFor(reference);
    void look(key);
  }

  function showForm(typed: WayIn, problem?: WayInProblem) {
    latest += 1;
    $key.set(undefined);
    $faults.set({});
    $typed.set(typed);
    device.keepInTab({ typed });
    $view.set({ state: 'form', problem });
  }

  async function look(key: TrackingKey) {
    const question = ++latest;
    const answer = await service.trackRequest(key);
    if (question === latest) show(key, answer);
  }

  function show(key: TrackingKey, answer: Result<TrackedRequest | null, Failure>) {
    const before = $view.get();
    const receipt = receiptOf(key);
    const unsent = receipt && receipt.status !== 'received' ? receipt : undefined;
    if (answer.ok && answer.value) {
      $view.set({ state: 'ready', request: answer.value, readAt: now() });
    } else if (unsent) {
      $view.set({ state: 'waiting', receipt: unsent });
    } else if (answer.ok) {
      // Its reference turned out to be someone else's when it was sent, and it got another one.
      const renamed = device.receipts().find(({ formerReference }) => formerReference === key.reference);
      if (renamed) open(renamed);
      else showForm({ reference: showReference(key.reference), code: '' }, 'unknown');
    } else {
      gate.forget();
      if (before.state === 'ready') $view.set({ ...before, stale: answer.error });
      else $view.set({ state: 'failed', reference: key.reference, error: answer.error, receipt });
    }
  }

  /** What this device keeps of that very request, as it is now: sending it from the background changes it. */
  function receiptOf({ reference, trackingSecret }: TrackingKey): Receipt | undefined {
    const receipts = device.receipts();
    $receipts.set(receipts);
    return receipts.find((each) => each.reference === reference && each.trackingSecret === trackingSecret);
  }

  function forgetReceiptOf(key: TrackingKey) {
    if (receiptOf(key)) device.forgetReceipt(key.reference);
    $receipts.set(device.receipts());
  }

  async function comeBack(why: 'look' | 'news') {
    const key = $key.get();
    const { state } = $view.get();
    if (!key || state === 'loading') return;
    const wanted = why === 'news' && state !== 'ready';
    if (gate.opensFor(key.reference) || wanted) await look(key);
  }

  /** Something the family does; what comes back is how the request stands after it. */
  function deed<Args extends unknown[]>(
    act: (key: TrackingKey, ...args: Args) => Promise<Result<TrackedRequest | null, Failure>>,
  ) {
    return action(async (...args: Args): Promise<Result<TrackedRequest, Failure>> => {
      const key = $key.get();
      if (!key) return fail({ kind: 'not-found', code: 'no_key' });
      $overtaken.set(false);
      const answer = await act(key, ...args);
      // Meanwhile another request may have been opened here.
      const here = $key.get()?.reference === key.reference;
      if (answer.ok) {
        latest += 1;
        if (here) show(key, answer);
        return answer.value ? ok(answer.value) : fail({ kind: 'not-found', code: 'no_request' });
      }
      if (here && movedOn(answer.error)) {
        $overtaken.set(true);
        await look(key);
      }
      return answer;
    });
  }

  return {
    $view,
    $typed,
    $faults,
    $attempt,
    $receipts,
    $key,
    $overtaken,

    /** Takes what is typed into the form; a whole private link fills both fields. */
    type(changed: Partial<WayIn>) {
      const text = Object.values(changed).join();
      const key = text.includes('#') ? readTrackingLink(text.slice(text.indexOf('#'))) : undefined;
      const typed = key
        ? { reference: showReference(key.reference), code: key.trackingSecret }
        : { ...$typed.get(), ...changed };
      $typed.set(typed);
      device.keepInTab({ typed });
    },

    /** Opens what the form names; what was typed stays until that worked. */
    enter: action(async (): Promise<Result<null, Failure>> => {
      const typed = $typed.get();
      const faults = wayInFaults(typed);
      $faults.set(faults);
      if (Object.keys(faults).length > 0) {
        $attempt.set($attempt.get() + 1);
        return ok(null);
      }
      $view.set({ state: 'form' });
      const key = keyOf(typed);
      const question = ++latest;
      const answer = await service.trackRequest(key);
      if (question !== latest) return ok(null);
      if ((answer.ok && answer.value) || receiptOf(key)) {
        $key.set(key);
        gate.opensFor(key.reference);
        $typed.set(EMPTY_WAY_IN);
        device.keepInTab({ key });
        show(key, answer);
      } else {
        $view.set({ state: 'form', problem: answer.ok ? 'unknown' : answer.error });
      }
      return ok(null);
    }),

    /** Opens a request whose receipt this device keeps. */
    openReceipt(receipt: Receipt) {
      const { reference, trackingSecret } = receipt;
      device.keepInTab({ key: { reference, trackingSecret } });
      open(receipt);
    },

    /** Asks again how it stands. */
    look: action(async (): Promise<Result<null, Failure>> => {
      const key = $key.get();
      if (key) await look(key);
      return ok(null);
    }),

    answer: deed(service.answerQuestion),
    changeContact: deed((key, contact: Contact) =>
      service.changeContact(key, {
        contactName: contact.contactName.trim(),
        contactPhone: contact.contactPhone.trim(),
        contactEmail: contact.contactEmail.trim(),
      }),
    ),
    withdraw: deed(service.withdrawRequest),

    /** Erases it at the service, and whatever this device knows of it. */
    erase: deed(async (key) => {
      const view = $view.get();
      const answer = await service.eraseRequest(key);
      if (answer.ok && answer.value) {
        // What comes back has no questions any more, whose half typed answers are to go.
        if (view.state === 'ready') forgetDrafts(view.request);
        device.keepInTab({});
        forgetReceiptOf(key);
      }
      return answer;
    }),

    /** Keeps the key on this device, for someone who says that it is theirs. */
    keepHere() {
      const key = $key.get();
      const view = $view.get();
      if (!key || view.state !== 'ready') return;
      const { submittedAt } = view.request;
      // Only the device that sent it knows the request's own id.
      device.keepReceipt({ id: key.reference, ...key, status: 'received', submittedAt });
      $receipts.set(device.receipts());
    },

    /** Leaves nothing of the request on the screen on this device. */
    forgetHere() {
      const view = $view.get();
      if (view.state === 'ready') forgetDrafts(view.request);
      const key = $key.get();
      if (key) forgetReceiptOf(key);
      showForm(EMPTY_WAY_IN);
    },

    /** Back to the form, for another request. */
    followAnother: () => showForm(EMPTY_WAY_IN),
  };
}
