import type { RequestStatus } from './status.ts';
import * as t from './own-request-words.words.ts';

/**
 * How the request of this device stood when it was last seen, after “Your request K7Q-M4R-T9X”, on the landing page.
 * `question` and
 * `introduction` go before any status, `part` before “open” where somebody comes at some of the times.
 */
export const OWN_REQUEST_WORDS: Record<RequestStatus | 'question' | 'introduction' | 'part', string> =
  t.ownRequestWords;

/** Where this device has not seen how it stands. */
export const OWN_REQUEST = t.isWithUs;
