import { globalStyle, style } from '@vanilla-extract/css';

/** A job that is being read. Nobody reads those below it yet, which it would push away. */
export const coming = style({});
globalStyle(`${coming} ~ *`, { visibility: 'hidden' });
