import { globalStyle, style } from '@vanilla-extract/css';

/** A job that is being read hides what it would push away, but not what comes next, which has the focus. */
export const coming = style({});
globalStyle(`${coming} ~ :not([data-next], :has([data-next]))`, { visibility: 'hidden' });
