import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, radius, space } = vars;

export const asked = style({
  padding: `${space[1]} ${space[2]}`,
  marginTop: space[1],
  borderRadius: radius.small,
  borderInlineStart: `4px solid ${color.warning}`,
  background: color.warningSoft,
  color: color.text,
  whiteSpace: 'pre-line',
});
