import type { RequestStatus } from './status.ts';

/**
 * How the request of this device stood when it was last seen, after “Your request K7Q-M4R-T9X”, on the landing page.
 * `question` and
 * `introduction` go before any status.
 */
export const OWN_REQUEST_WORDS: Record<RequestStatus | 'question' | 'introduction', string> = {
  question: 'waits for you: we have a question.',
  introduction: 'waits for you: we suggest somebody.',
  submitted: 'has reached us.',
  in_review: 'is being read.',
  open: 'is under way: we are looking for a caregiver.',
  matched: 'has led to a caregiver.',
  closed: 'is closed.',
  declined: 'has an answer.',
  withdrawn: 'is withdrawn.',
};

/** Where this device has not seen how it stands. */
export const OWN_REQUEST = 'is with us.';
