import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, layout, radius, shadow, space } = vars;

export const place = style({ position: 'relative' });
export const list = style({
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInlineEnd: 0,
  minWidth: '13rem',
  maxWidth: 'calc(100vw - 24px)',
  padding: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: shadow.high,
});
/** For a button that wraps to the start of a narrow screen. */
export const fromStart = style({ insetInlineStart: 0, insetInlineEnd: 'auto' });
export const item = style({
  display: 'block',
  width: '100%',
  minHeight: layout.control,
  padding: `${space[1]} ${space[2]}`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.text,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus-visible': { background: color.surfaceSunken },
    '&:focus-visible[tabindex]': { outline: `3px solid ${color.focus}`, outlineOffset: -3 },
  },
});
export const danger = style({ color: color.danger });
