import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, layout, motion, radius, space } = vars;

export const field = style({
  display: 'grid',
  // With large letters, a date field wants more width than a phone has.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minWidth: 0,
  alignContent: 'start',
});
// The bar is in the margin, so that nothing moves.
export const invalid = style({
  marginInlineStart: `calc(-4px - ${space[2]})`,
  paddingInlineStart: space[2],
  borderInlineStart: `4px solid ${color.danger}`,
});
export const label = style({ fontWeight: font.weight.bold, lineHeight: 1.35 });
// A floated legend takes part in layout like other children: it keeps the gap, and the error bar begins at its top.
export const legend = style([label, { float: 'inline-start', padding: 0 }]);
export const optional = style({ fontWeight: font.weight.regular, color: color.textMuted });
export const hint = style({ color: color.textMuted, fontSize: font.size.sm });
export const error = style({
  display: 'flex',
  gap: space[1],
  alignItems: 'flex-start',
  color: color.danger,
  fontSize: font.size.sm,
  fontWeight: font.weight.bold,
  lineHeight: 1.35,
});

export const control = style({
  width: '100%',
  minHeight: layout.control,
  padding: `${space[1]} ${space[2]}`,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  lineHeight: 1.4,
  transition: `border-color ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:focus-visible': { borderColor: color.text, outlineOffset: 0 },
    '&[aria-invalid="true"]': { borderColor: color.danger, borderWidth: 2 },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&:disabled, &:read-only:not(select)': { background: color.surfaceSunken },
    '&:disabled': { color: color.textMuted, cursor: 'not-allowed' },
  },
});
export const widths = styleVariants({
  full: { maxWidth: '100%' },
  // Slightly wider than the column of a small phone.
  medium: { maxWidth: '21rem' },
  short: { maxWidth: '10rem' },
});
