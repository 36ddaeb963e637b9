import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const key = style({
  display: 'inline-block',
  minWidth: '1.75em',
  padding: `0 ${space[1]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.small,
  background: color.surfaceSunken,
  color: color.text,
  fontFamily: 'inherit',
  fontSize: font.size.sm,
  textAlign: 'center',
});
