import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, font, layout, motion, radius, space } = vars;

/** High enough for a thumb, and as wide as the card. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  minHeight: layout.control,
  padding: space[1],
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: font.size.md,
  borderRadius: radius.small,
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceSunken } },
});
export const words = style({ display: 'grid', flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
/** The badge beside the name, or below a long one. */
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[2]}` });
export const name = style({
  fontWeight: font.weight.bold,
  selectors: { [`${line}:hover &`]: { textDecoration: 'underline' } },
});
/** The badge's words show below. */
export const fine = style({ display: 'flex', color: color.successSoftText });
export const now = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.regular,
});
export const arrow = style({
  display: 'flex',
  flex: 'none',
  color: color.textMuted,
  transition: `transform ${motion.quick}`,
  selectors: { [`${line}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
});
export const plus = style({ display: 'flex', flex: 'none', color: color.primary });
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[1],
  paddingTop: space[2],
  overflowWrap: 'anywhere',
});
