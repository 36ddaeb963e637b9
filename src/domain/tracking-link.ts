import { isReference, showReference } from '../lib/reference.ts';
import type { TrackingKey } from './tracking-key.ts';

// As in the route table, which is too large for a static page that needs one path.
const PATH = '/track';
// Characters that an email or message adds after a link are ignored.
const LINK = /^#([0-9A-Z-]+)\.([0-9a-f]{32})(?![0-9a-f])/i;

/** The private link of a request. Its key comes after the `#`, so that no server and no log sees it. */
export const trackingLink = (origin: string, { reference, trackingSecret }: TrackingKey): string =>
  `${origin}${PATH}#${reference}.${trackingSecret}`;

/** The part of an email's link that leads to the terms. */
export const TO_TERMS = '?terms';
/** The same for the caregivers, with their last day. */
export const TO_CAREGIVERS = '?caregivers';

/**
 * The address of `/track` with the reference and without the secret, for paper, which others read too
 * (decision 0088).
 */
export const trackAddress = (origin: string, reference: string): string =>
  `${origin}${PATH}#${showReference(reference)}`;

/** The reference after the `#` of an address, if there is nothing else. */
export function readTrackAddress(hash: string): string | undefined {
  const reference = hash.slice(1).replaceAll('-', '').toUpperCase();
  return isReference(reference) ? reference : undefined;
}

/** The key after the `#` of an address. Undefined if there is none, or only a part of one. */
export function readTrackingLink(hash: string): TrackingKey | undefined {
  const [, reference = '', secret = ''] = LINK.exec(hash) ?? [];
  const key = {
    reference: reference.replaceAll('-', '').toUpperCase(),
    trackingSecret: secret.toLowerCase(),
  };
  return isReference(key.reference) ? key : undefined;
}
