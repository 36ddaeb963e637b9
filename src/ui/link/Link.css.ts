import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const quiet = style({
  color: 'inherit',
  textDecorationColor: vars.color.borderStrong,
  selectors: { '&:hover': { color: vars.color.primaryHover, textDecorationColor: 'currentColor' } },
});
