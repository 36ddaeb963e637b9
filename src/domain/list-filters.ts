// bundle: client
/** Filters of the staff’s lists besides the statuses; in addresses they take the place of a status. */

/** Requests with an answer of the family that no admin has read. */
export const ANSWERS_WAITING = 'answers_waiting';
/** Caregivers with a document that nobody has checked. */
export const DOCUMENTS_WAITING = 'documents_waiting';
/** Approved caregivers with changes that nobody has looked at. */
export const CHANGES_WAITING = 'changes_waiting';
/** Applications whose placement has ended. */
export const ENDED = 'ended';
/** Placements with a complaint that is not settled. */
export const COMPLAINED = 'complaint';
/** Accounts that are deactivated. */
export const DEACTIVATED = 'deactivated';
