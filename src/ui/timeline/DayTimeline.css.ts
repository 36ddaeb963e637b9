import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const days = style({ display: 'grid', gap: space[3] });
export const day = style({ display: 'grid', gap: space[1] });
export const name = style({
  paddingBottom: 3,
  borderBottom: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.bold,
});
export const list = style({ display: 'grid', gap: space[1] });
/** Time and person at the end of the line, or below if it is full. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[2],
  overflowWrap: 'anywhere',
});
export const meta = style({ color: color.textMuted, fontSize: font.size.xs });
export const note = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const said = style({
  marginTop: 3,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  background: color.surfaceSunken,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
