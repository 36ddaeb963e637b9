import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const list = style({ display: 'grid', gap: space[2], fontSize: font.size.sm });
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `2px ${space[3]}`,
});
export const points = style({
  whiteSpace: 'nowrap',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${part}[data-full] &`]: { color: color.successSoftText, fontWeight: font.weight.bold } },
});
export const bar = style({
  gridColumn: '1 / -1',
  height: 6,
  borderRadius: radius.pill,
  background: color.surfaceSunken,
  outline: `1px solid ${color.border}`,
  overflow: 'hidden',
});
export const fill = style({
  display: 'block',
  height: '100%',
  borderRadius: radius.pill,
  background: color.primary,
  selectors: { [`${part}[data-full] &`]: { background: color.success } },
});
