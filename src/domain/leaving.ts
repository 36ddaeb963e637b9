import * as t from './leaving.words.ts';

/** Why caregivers stop, in the order in which they choose. */
export const LEAVE_REASONS = t.reasons;
export type LeaveReason = keyof typeof LEAVE_REASONS;
