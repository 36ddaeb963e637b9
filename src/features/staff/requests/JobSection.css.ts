import { globalStyle, style } from '@vanilla-extract/css';

/** While a job loads, what it would push down is hidden, except the link to the next task, which has the focus. */
export const coming = style({});
globalStyle(`${coming} ~ :not([data-next], :has([data-next]))`, { visibility: 'hidden' });
