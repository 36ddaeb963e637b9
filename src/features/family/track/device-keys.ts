import { atom } from 'nanostores';
import type { TrackedRequest } from '../../../data/tracked-request.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import type { Receipt } from '../../../state/device/storage.ts';
import type { TrackDevice } from './track-device.ts';

/** The version of `TrackedRequest` that devices keep. Raise it if older copies can't be read any more. */
export const TRACKED_SHAPE = 10;

export type DeviceKeys = ReturnType<typeof createDeviceKeys>;

/** The keys kept on this device, each in its request's receipt. */
export function createDeviceKeys(
  device: Pick<TrackDevice, 'receipts' | 'keepReceipt' | 'forgetReceipt' | 'keepSeen'>,
) {
  const $receipts = atom<Receipt[]>([]);

  /** Reads the receipts again: sending in the background changes them. */
  function read(): Receipt[] {
    $receipts.set(device.receipts());
    return $receipts.get();
  }

  const receiptOf = ({ reference, trackingSecret }: TrackingKey): Receipt | undefined =>
    read().find((each) => each.reference === reference && each.trackingSecret === trackingSecret);

  return {
    $receipts,
    read,

    /** The receipt with exactly this key. */
    receiptOf,

    /** The request that had this reference until another request was found to have it. */
    renamedFrom: (reference: string): Receipt | undefined =>
      read().find(({ formerReference }) => formerReference === reference),

    /** Keeps the key of a request that the service has; `submittedAt` is an ISO date. */
    keep(key: TrackingKey, submittedAt: string): void {
      // Only the device that sent it knows the request's own id.
      device.keepReceipt({ id: key.reference, ...key, status: 'received', submittedAt });
      read();
    },

    /**
     * Keeps a request's status for offline use, if this device keeps its key. It keeps nothing about introduced
     * caregivers: they agreed to be shown to a family, not to be kept on their devices (decision 0096). Check-ins,
     * complaints and new terms need a connection. So do making and ending links. A door code is never kept.
     */
    see(key: TrackingKey, request: TrackedRequest, at: number): void {
      device.keepSeen(key, {
        at,
        shape: TRACKED_SHAPE,
        request: {
          ...request,
          introductions: [],
          checkIns: [],
          newTerms: undefined,
          complaints: [],
          careBy: request.careBy?.filter(({ change }) => !change),
          links: [],
          arrivalNotes: undefined,
        },
      });
      read();
    },

    /** Removes the kept status of a request that its key no longer opens. */
    unsee(key: TrackingKey): void {
      device.keepSeen(key, undefined);
    },

    /** The status that this device kept last. */
    lastSeen(key: TrackingKey): { request: TrackedRequest; readAt: number } | undefined {
      const seen = receiptOf(key)?.seen;
      return seen?.shape === TRACKED_SHAPE
        ? { request: seen.request as TrackedRequest, readAt: seen.at }
        : undefined;
    },

    forget(key: TrackingKey): void {
      if (receiptOf(key)) device.forgetReceipt(key.reference);
      read();
    },
  };
}
