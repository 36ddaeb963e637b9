import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const field = style({ display: 'grid', gap: space[1], margin: `0 0 ${space[2]}` });
export const label = style({ fontSize: font.size.sm, fontWeight: font.weight.bold });
export const words = style({
  margin: 0,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.text,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
