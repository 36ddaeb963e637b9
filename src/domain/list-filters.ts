// bundle: client
/** Filters of staff’s lists besides the statuses. In an address they replace a status. */

/** Requests with an unread answer of the family. */
export const ANSWERS_WAITING = 'answers_waiting';
/** Caregivers with a document that nobody has checked. */
export const DOCUMENTS_WAITING = 'documents_waiting';
/** Approved caregivers with changes that wait for approval. */
export const CHANGES_WAITING = 'changes_waiting';
/** Applications whose placement has ended. */
export const ENDED = 'ended';
/** Placements with a complaint that is not settled. */
export const COMPLAINED = 'complaint';
/** Accounts that are deactivated. */
export const DEACTIVATED = 'deactivated';
