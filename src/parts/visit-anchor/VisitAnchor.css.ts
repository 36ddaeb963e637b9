import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Brought to by a link or with the keyboard, it shows which one it is; a click on its words does not. */
export const anchor = style({
  selectors: {
    '&:focus-visible[tabindex]': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
    // Without a space of its own.
    'li > &:focus-visible[tabindex]': { outlineOffset: 6 },
  },
});
