import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A visit focused by a link or the keyboard has a ring. A clicked one has none. */
export const anchor = style({
  selectors: {
    '&:focus-visible[tabindex]': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
    // Without padding of its own.
    'li > &:focus-visible[tabindex]': { outlineOffset: 6 },
  },
});
