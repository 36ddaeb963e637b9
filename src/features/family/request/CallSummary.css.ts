import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, font, space } = vars;

/** Large enough to read out from across a desk. */
export const reference = style({
  fontSize: `clamp(${font.size.xxl}, 8vw, 3rem)`,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
  lineHeight: font.leading.tight,
});
export const signs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
  padding: 0,
  color: color.textMuted,
  fontSize: font.size.sm,
});
