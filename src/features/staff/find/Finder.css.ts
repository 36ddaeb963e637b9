import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const finding = style({ display: 'grid', gap: space[2] });
/** The dialog grows downwards, so that the field stays where it is. */
globalStyle(`dialog:has(${finding})`, { marginBlockStart: '8dvh' });
export const results = style({
  maxHeight: 'min(26rem, calc(92dvh - 13rem))',
  margin: `0 calc(-1 * ${space[2]})`,
  padding: `0 ${space[2]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const hint = style({ padding: `${space[1]} 0`, color: color.textMuted, fontSize: font.size.sm });
/** The kind has its own column, so that names line up. */
export const kind = style({
  flex: '0 0 5.5rem',
  color: color.textMuted,
  fontSize: font.size.sm,
  selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
});
export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `2px ${space[2]}`,
  minHeight: 44,
  margin: `0 calc(-1 * ${space[1]})`,
  padding: space[1],
  borderRadius: radius.small,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.surfaceSunken, color: color.text },
    '&[aria-selected="true"]': { background: color.primarySoft, color: color.primarySoftText },
  },
});
/** If there is too little room beside the status, it moves below. */
export const words = style({ display: 'grid', flex: '1 1 11rem', minWidth: 0, lineHeight: 1.4 });
export const title = style({ fontWeight: font.weight.medium, overflowWrap: 'anywhere' });
export const detail = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
  selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
});
/** Marked by weight and an underline, so that the words keep a colour legible in both themes. */
export const found = style({
  background: 'none',
  color: 'inherit',
  fontWeight: font.weight.bold,
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
});
