import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** As high as a finger needs. */
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.control,
});
