// bundle: shared
import { atom } from 'nanostores';

/**
 * Set while screens show what this device kept, since the service can't be reached: of when the newest and the oldest of it is, in
 * milliseconds, and on which page.
 */
export const $copied = atom<{ at: number; oldest: number; path: string } | undefined>();
