import type { Delivery } from './delivery.ts';
import type { RequestStatus } from './status.ts';
import * as t from './own-request-words.words.ts';

/**
 * The last seen status of this device's request, after “Your request K7Q-M4R-T9X”, on the landing page.
 * `question` and `introduction` replace any status. `part` replaces “open” if some of the times are covered.
 */
export const OWN_REQUEST_WORDS: Record<
  RequestStatus | Exclude<Delivery, 'received'> | 'question' | 'introduction' | 'part',
  string
> = t.ownRequestWords;

/** If this device has not seen its status. */
export const OWN_REQUEST = t.isWithUs;
