import { createVar, fallbackVar } from '@vanilla-extract/css';

/** How much of a phone’s lower edge a bar takes, for what else is there. */
export const height = createVar('bottom-bar');
export const aboveBar = fallbackVar(height, 'env(safe-area-inset-bottom)');
