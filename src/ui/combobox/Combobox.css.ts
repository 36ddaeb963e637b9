import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, layout, radius, shadow, space } = vars;

export const wrap = style({ position: 'relative' });
export const input = style({ paddingInlineEnd: space[6] });
export const sign = style({
  position: 'absolute',
  insetInlineEnd: space[2],
  top: 0,
  height: layout.control,
  display: 'flex',
  alignItems: 'center',
  color: color.textMuted,
  pointerEvents: 'none',
});
export const positioner = style({ zIndex: 20, width: 'var(--anchor-width)' });
export const popup = style({
  maxHeight: 'min(312px, var(--available-height, 312px))',
  padding: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: shadow.medium,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const below = style({ position: 'absolute', zIndex: 20, insetInline: 0, top: 'calc(100% + 6px)' });
export const option = style({
  minHeight: `calc(${layout.control} - 6px)`,
  padding: `9px ${space[2]}`,
  borderRadius: radius.small,
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: color.primarySoft, color: color.primarySoftText },
    '&[aria-selected="true"]': { fontWeight: font.weight.bold },
  },
});
export const message = style({ padding: `9px ${space[2]}`, color: color.textMuted });
