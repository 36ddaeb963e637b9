import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** A heading that a key led to has a focus ring, unlike one that a script focused. */
export const part = style({
  selectors: {
    '&:focus-visible[tabindex]': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '4px' },
  },
});
