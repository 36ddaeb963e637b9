import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, layout, motion, radius, space } = vars;

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: layout.controlSmall,
  borderRadius: radius.small,
  color: color.primary,
  fontWeight: font.weight.medium,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.18em',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.primaryHover },
  },
});
export const arrow = style({
  display: 'flex',
  transition: `transform ${motion.quick}`,
  selectors: {
    'details[open] > summary > &': { transform: 'rotate(90deg)' },
    '[dir="rtl"] details[open] > summary > &': { transform: 'rotate(-90deg)' },
  },
});
export const gist = style({
  color: color.text,
  fontWeight: font.weight.regular,
  selectors: { 'details[open] > summary &': { display: 'none' } },
});
export const body = style({
  marginTop: space[2],
  paddingInlineStart: space[3],
  borderInlineStart: `4px solid ${color.border}`,
});
