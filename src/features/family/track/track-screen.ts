import { onMount } from 'nanostores';
import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { trackRequest } from '../../../data/tracking.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import type { Failure } from '../../../lib/failure.ts';
import { createReadGate } from '../../../lib/read-gate.ts';
import { showReference } from '../../../lib/reference.ts';
import { changesCalls, createChanges } from './changes.ts';
import { createDeviceKeys } from './device-keys.ts';
import { createLookUpForm } from './look-up-form.ts';
import { INCOMPLETE_LINK, NO_REQUEST, REFERENCE_ALONE } from './look-up-words.ts';
import { createLookUp, REFRESH_MS } from './look-up.ts';
import type { ReturnReason, TrackDevice } from './track-device.ts';
import { NOTHING_TYPED, type TypedKey } from './typed-key.ts';

export const trackCalls = { ...changesCalls, trackRequest };

type Options = {
  device: TrackDevice;
  service: typeof trackCalls;
  /** Removes what was half typed about a request. */
  forgetDrafts(request: TrackedRequest): void;
  /** Removes the message about the last change. */
  hush(): void;
  now?(): number;
};

export type TrackScreen = ReturnType<typeof createTrackScreen>;

/** Follows a request without an account: by link, from this device, or by what is typed. */
export function createTrackScreen({ device, service, forgetDrafts, hush, now = Date.now }: Options) {
  const keys = createDeviceKeys(device);
  const listGate = createReadGate(REFRESH_MS, now);
  const lookUp = createLookUp({
    keys,
    trackRequest: service.trackRequest,
    onUnknown: ({ reference }) => askForKey({ reference: showReference(reference), code: '' }, NO_REQUEST),
    now,
  });
  const form = createLookUpForm({
    device,
    async open(key) {
      const opened = await lookUp.tryKey(key);
      if (opened.ok && opened.value) device.keepInTab({ key });
      return opened;
    },
  });
  const changes = createChanges({
    lookUp,
    service,
    hush,
    onErased(key) {
      forgetOnDevice(key);
      device.keepInTab({});
    },
  });

  onMount(lookUp.$view, () => {
    start();
    const stops = [
      device.onLink(followLink),
      device.onReturn(comeBack),
      device.onWait(() => void lookUp.retry()),
    ];
    return () => stops.forEach((stop) => stop());
  });

  function start(): void {
    const [receipt, ...others] = keys.read();
    if (followLink()) return;
    const { key, typed } = device.tab();
    if (key) openInTab(key);
    else if (receipt && others.length === 0 && !typed) lookUp.open(receipt);
    else {
      lookUp.close();
      if (listGate.opensFor('')) void refreshKept();
    }
  }

  function comeBack(why: ReturnReason): void {
    // Nothing changes behind an open dialog, except that it can send again.
    if (device.hasDialog()) void lookUp.retry();
    else if (lookUp.$key.get()) void lookUp.comeBack(why);
    else if (listGate.opensFor('') || why === 'news') void refreshKept();
    else keys.read();
  }

  /** The list of kept requests shows their status now. Without a connection it shows the last one seen. */
  async function refreshKept(): Promise<void> {
    const sent = keys.read().filter(({ status }) => status === 'received');
    await Promise.all(
      sent.map(async (receipt) => {
        const answer = await service.trackRequest(receipt);
        if (answer.ok && answer.value) keys.see(receipt, answer.value, now());
      }),
    );
  }

  function followLink(): boolean {
    const link = device.takeLink();
    if (!link) return false;
    if ('key' in link) openInTab(link.key);
    else if ('reference' in link) openReference(link.reference);
    else askForKey({ reference: link.broken, code: '' }, INCOMPLETE_LINK);
    return true;
  }

  /** A letter has only the reference. If this device has no key of that request, the form asks for it. */
  function openReference(reference: string): void {
    const kept = keys.read().find((receipt) => receipt.reference === reference);
    if (kept) openInTab(kept);
    else askForKey({ reference: showReference(reference), code: '' }, REFERENCE_ALONE);
  }

  /** An email's link opens a part of its request. If this device has the key to all of it, it opens all. */
  function openInTab({ reference, trackingSecret }: TrackingKey): void {
    const key = { reference, trackingSecret };
    const kept = keys
      .read()
      .find((receipt) => receipt.reference === reference && receipt.trackingSecret !== trackingSecret);
    device.keepInTab({ key });
    lookUp.open(kept ?? key, kept && key);
  }

  function askForKey(typed: TypedKey = NOTHING_TYPED, problem?: Failure): void {
    lookUp.close(problem);
    form.reset(typed);
    device.keepInTab({ typed });
  }

  function forgetOnDevice(key: TrackingKey): void {
    const view = lookUp.$view.get();
    if (view.state === 'ready') forgetDrafts(view.request);
    keys.forget(key);
  }

  return {
    keys,
    lookUp,
    form,
    changes,

    openKept: openInTab,

    /**
     * Keeps the open request's key on this device, if the person says that it is theirs. Returns whether the browser
     * keeps anything.
     */
    keepHere(): boolean {
      const key = lookUp.$key.get();
      const view = lookUp.$view.get();
      if (!key || view.state !== 'ready') return false;
      keys.keep(key, view.request.submittedAt);
      keys.see(key, view.request, view.readAt);
      return keys.receiptOf(key) !== undefined;
    },

    /** Removes the open request from this device. */
    forgetHere(): void {
      const key = lookUp.$key.get();
      if (key) forgetOnDevice(key);
      askForKey();
    },

    followAnother(): void {
      askForKey();
      void refreshKept();
    },
  };
}
