import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { layout, space } = vars;

export const missing = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  maxWidth: layout.measure,
  marginInline: 'auto',
  paddingBlock: space[4],
});
