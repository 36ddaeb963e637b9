import { style } from '@vanilla-extract/css';

/** Broken wherever a phone's edge is. */
export const exact = style({ overflowWrap: 'anywhere' });
