import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, font, motion, radius, shadow, space } = vars;

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[3],
  alignContent: 'center',
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  boxShadow: shadow.low,
  color: color.text,
  textDecoration: 'none',
  transition: `border-color ${motion.quick}`,
  selectors: { '&:hover': { borderColor: color.primary, color: color.text } },
});
export const count = style({
  gridRow: 'span 2',
  minWidth: '2.6ch',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  background: color.primarySoft,
  color: color.primarySoftText,
  fontSize: font.size.xl,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  textAlign: 'center',
  selectors: {
    [`${tile}[data-quiet] &`]: { background: color.surfaceSunken, color: color.textMuted },
  },
});
export const label = style({
  fontWeight: font.weight.bold,
  lineHeight: font.leading.tight,
  selectors: { [`${tile}:hover &`]: { textDecoration: 'underline' } },
});
export const hint = style({ color: color.textMuted, fontSize: font.size.sm });
