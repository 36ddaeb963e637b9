import { makeReference } from '../lib/reference.ts';

/** What opens a request to anyone who has it. */
export type TrackingKey = {
  reference: string;
  /** 128 random bits as 32 lower-case hex digits. */
  trackingSecret: string;
};

export const newTrackingSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The key of a new request, made on the device. */
export const newTrackingKey = (): TrackingKey => ({
  reference: makeReference(),
  trackingSecret: newTrackingSecret(),
});
