import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** While the grid is open, it shows the choice itself. A growing line would move it from under a finger. */
export const folded = style({
  color: vars.color.text,
  fontWeight: vars.font.weight.regular,
  selectors: { 'details[open] > summary &': { display: 'none' } },
});
