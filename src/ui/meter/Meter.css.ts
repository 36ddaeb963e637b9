import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  minWidth: 0,
});
export const track = style({
  flex: 1,
  minWidth: 30,
  maxWidth: 240,
  height: 12,
  borderRadius: radius.pill,
  background: color.surfaceSunken,
  outline: `1px solid ${color.border}`,
  overflow: 'hidden',
});
export const fill = style({ display: 'block', height: '100%', borderRadius: radius.pill });
export const tones = styleVariants({
  high: { background: color.success },
  middle: { background: color.primary },
  low: { background: color.borderStrong },
});
export const number = style({
  flex: 'none',
  // Bars in a column end at the same place, whatever their numbers.
  minWidth: '4.6em',
  textAlign: 'end',
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const outOf = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.regular,
});
