import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const row = style({ position: 'relative' });
export const input = style({ paddingInlineEnd: 78 });
export const toggle = style({
  position: 'absolute',
  insetBlock: 6,
  insetInlineEnd: 6,
  minWidth: 60,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.primary,
  fontSize: font.size.sm,
  fontWeight: font.weight.bold,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.primarySoft, color: color.primaryHover } },
});
