import { style } from '@vanilla-extract/css';

/** Breaks anywhere, to fit a phone. */
export const exact = style({ overflowWrap: 'anywhere' });
