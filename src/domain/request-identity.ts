import { makeReference } from '../lib/reference.ts';

/** What makes sending again send the same request: made on the device, once for a draft, and kept with it. */
export type RequestIdentity = {
  id: string;
  reference: string;
  /** 128 random bits as 32 lower-case hex digits. */
  trackingSecret: string;
};

export const newIdentity = (): RequestIdentity => ({
  id: crypto.randomUUID(),
  reference: makeReference(),
  trackingSecret: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join(''),
});
