import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const summary = style({
  padding: space[4],
  border: `3px solid ${color.danger}`,
  borderRadius: radius.medium,
  background: color.surface,
  // It has to be noticed, unlike other parts that a script focuses.
  selectors: { '&:focus-visible[tabindex]': { outline: `3px solid ${color.focus}`, outlineOffset: 2 } },
});
export const title = style({ marginBottom: space[2], fontSize: font.size.lg });
export const list = style({ display: 'grid', gap: space[1] });
export const link = style({
  color: color.danger,
  fontWeight: font.weight.bold,
  selectors: { '&:hover': { color: color.dangerHover } },
});
