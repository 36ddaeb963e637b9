import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

export const list = style({ display: 'grid', gap: space[1], fontSize: font.size.sm });
export const part = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
});
export const points = style({
  whiteSpace: 'nowrap',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${part}[data-full] &`]: { color: color.successSoftText, fontWeight: font.weight.bold } },
});
