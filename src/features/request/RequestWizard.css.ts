import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const column = style({
  width: '100%',
  maxWidth: `calc(${vars.layout.measure} + ${vars.space[8]})`,
  margin: '0 auto',
});
