import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, font, motion, radius, space } = vars;

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[1]} ${space[2]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.tight,
  textDecoration: 'none',
  transition: `border-color ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: color.primary, color: color.text },
    '&[aria-current]': { borderColor: color.primary },
    '&[data-quiet]': { background: 'none', color: color.textMuted, fontWeight: font.weight.regular },
  },
});
export const count = style({
  minWidth: '2.4ch',
  padding: `3px ${space[1]}`,
  borderRadius: radius.small,
  background: color.primarySoft,
  color: color.primarySoftText,
  fontSize: font.size.md,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    [`${tile}[data-quiet] &`]: {
      background: 'none',
      color: color.textMuted,
      fontWeight: font.weight.regular,
    },
  },
});
export const label = style({ selectors: { [`${tile}:hover &`]: { textDecoration: 'underline' } } });
