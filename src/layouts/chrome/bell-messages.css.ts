import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 36,
  padding: `${space[1]} ${space[2]}`,
});
export const heading = style({ fontWeight: font.weight.bold });
export const none = style({ padding: `0 ${space[2]} ${space[1]}`, color: color.textMuted });
// Not built on the panel's own entry: its styles would be in the page twice, again with those of the script.
export const message = style({
  display: 'grid',
  gap: 2,
  padding: `9px ${space[2]}`,
  borderRadius: radius.small,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.primarySoft, color: color.primarySoftText } },
});
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  selectors: { '[data-new] &': { fontWeight: font.weight.bold } },
});
export const mark = style({
  flex: 'none',
  padding: `1px ${space[1]}`,
  borderRadius: radius.pill,
  background: color.primarySoft,
  color: color.primarySoftText,
  fontSize: font.size.xs,
  fontWeight: font.weight.bold,
});
export const words = style({
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
});
export const when = style({ color: color.textMuted, fontSize: font.size.xs });
