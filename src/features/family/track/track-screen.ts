import { onMount } from 'nanostores';
import { type TrackedRequest, trackRequest } from '../../../data/tracking.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import type { Failure } from '../../../lib/failure.ts';
import { showReference } from '../../../lib/reference.ts';
import { changesCalls, createChanges } from './changes.ts';
import { createDeviceKeys } from './device-keys.ts';
import { createLookUpForm } from './look-up-form.ts';
import { INCOMPLETE_LINK, NO_REQUEST, REFERENCE_ALONE } from './look-up-words.ts';
import { createLookUp } from './look-up.ts';
import type { TrackDevice } from './track-device.ts';
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

/** Following a request without an account: by link, by what this device keeps, or by what is typed. */
export function createTrackScreen({ device, service, forgetDrafts, hush, now }: Options) {
  const keys = createDeviceKeys(device);
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
    const stops = [device.onLink(followLink), device.onReturn((why) => void lookUp.comeBack(why))];
    return () => stops.forEach((stop) => stop());
  });

  function start(): void {
    const [receipt, ...others] = keys.read();
    if (followLink()) return;
    const { key, typed } = device.tab();
    if (key) openInTab(key);
    else if (receipt && others.length === 0 && !typed) lookUp.open(receipt);
    else lookUp.close();
  }

  function followLink(): boolean {
    const link = device.takeLink();
    if (!link) return false;
    if ('key' in link) openInTab(link.key);
    else if ('reference' in link) openReference(link.reference);
    else askForKey({ reference: link.broken, code: '' }, INCOMPLETE_LINK);
    return true;
  }

  /** From a letter. This device may have the key of that request; anyone else with the letter is asked for it. */
  function openReference(reference: string): void {
    const kept = keys.read().find((receipt) => receipt.reference === reference);
    if (kept) openInTab(kept);
    else askForKey({ reference: showReference(reference), code: '' }, REFERENCE_ALONE);
  }

  /** An email's link opens a part of its request. Where this device keeps the key to all of it, that goes first. */
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

    /** Opens a request whose key this device keeps. */
    openKept: openInTab,

    /** Keeps the key of the request on the screen, for someone who says that this device is theirs. */
    keepHere(): void {
      const key = lookUp.$key.get();
      const view = lookUp.$view.get();
      if (!key || view.state !== 'ready') return;
      keys.keep(key, view.request.submittedAt);
      keys.see(key, view.request, view.readAt);
    },

    /** Leaves nothing of the request on the screen on this device. */
    forgetHere(): void {
      const key = lookUp.$key.get();
      if (key) forgetOnDevice(key);
      askForKey();
    },

    /** Back to the form, for another request. */
    followAnother: () => askForKey(),
  };
}
