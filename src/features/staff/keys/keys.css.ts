import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** A heading that a key led to shows where one is, unlike one that a script moved the focus to. */
export const part = style({
  selectors: {
    '&:focus-visible[tabindex]': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '4px' },
  },
});
