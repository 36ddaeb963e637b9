import { style } from '@vanilla-extract/css';

/** As high as what comes. */
export const portrait = style({ minHeight: '3.5rem' });
