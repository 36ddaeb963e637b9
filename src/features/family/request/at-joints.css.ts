import { style } from '@vanilla-extract/css';

/** Moves to the next line as a whole. Only a piece longer than a line breaks. */
export const piece = style({ display: 'inline-block', maxWidth: '100%' });
