import { createVar, fallbackVar } from '@vanilla-extract/css';

/** How high the bar is at the bottom of a phone’s screen, for other things placed there. */
export const height = createVar('bottom-bar');
export const aboveBar = fallbackVar(height, 'env(safe-area-inset-bottom)');
