// bundle: shared
import { atom } from 'nanostores';

/**
 * Set while screens show copies, since the service can't be reached: the time of the newest and the oldest
 * copy, in milliseconds, and the page.
 */
export const $copied = atom<{ at: number; oldest: number; path: string } | undefined>();

/** Whether this device has no copy of what the screen is for, so that the screen itself says what failed. */
export const $uncopied = atom(false);
