import { globalStyle, style } from '@vanilla-extract/css';

/** While a job loads, what it would push down is hidden. */
export const coming = style({});
globalStyle(`${coming} ~ *`, { visibility: 'hidden' });
