import { isReference, showReference } from '../lib/reference.ts';
import type { TrackingKey } from './tracking-key.ts';

// As in the route table, which is too heavy to bring to a static page for one path.
const PATH = '/track';
// Whatever an email or a message puts behind a link does not belong to it.
const LINK = /^#([0-9A-Z-]+)\.([0-9a-f]{32})(?![0-9a-f])/i;

/** The private link of a request. Its key is behind the `#`, so that no server and no log ever sees it. */
export const trackingLink = (origin: string, { reference, trackingSecret }: TrackingKey): string =>
  `${origin}${PATH}#${reference}.${trackingSecret}`;

/** Where a request is followed, with its reference and without its secret, for document: others read that, too (decision 0088). */
export const trackAddress = (origin: string, reference: string): string =>
  `${origin}${PATH}#${showReference(reference)}`;

/** The reference in the part of an address from the `#` on, if there is nothing else. */
export function readTrackAddress(hash: string): string | undefined {
  const reference = hash.slice(1).replaceAll('-', '').toUpperCase();
  return isReference(reference) ? reference : undefined;
}

/** The key in the part of an address from the `#` on; undefined when there is none, or only a piece of one. */
export function readTrackingLink(hash: string): TrackingKey | undefined {
  const [, reference = '', secret = ''] = LINK.exec(hash) ?? [];
  const key = {
    reference: reference.replaceAll('-', '').toUpperCase(),
    trackingSecret: secret.toLowerCase(),
  };
  return isReference(key.reference) ? key : undefined;
}
