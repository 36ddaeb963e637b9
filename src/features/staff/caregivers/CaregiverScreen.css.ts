import { style } from '@vanilla-extract/css';

/** Reserves the height of the portrait. */
export const portrait = style({ minHeight: '3.5rem' });
