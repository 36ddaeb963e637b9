import { style } from '@vanilla-extract/css';

/** Goes to the next line as a whole; only what is longer than a line breaks. */
export const piece = style({ display: 'inline-block', maxWidth: '100%' });
