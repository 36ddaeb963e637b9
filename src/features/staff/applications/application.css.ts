import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, layout, space } = vars;

export const message = style({
  maxWidth: layout.measure,
  margin: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.secondary}`,
  whiteSpace: 'pre-line',
});
