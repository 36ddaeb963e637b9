import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, font, layout, motion, radius, space } = vars;

export const list = style({
  borderRadius: radius.medium,
  border: `1px solid ${color.border}`,
  background: color.surface,
  '@media': { print: { border: 0 } },
});
export const entry = style({ selectors: { '& + &': { borderTop: `1px solid ${color.border}` } } });
export const question = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.medium,
  fontWeight: font.weight.bold,
  lineHeight: font.leading.tight,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.primary },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
export const arrow = style({
  flex: 'none',
  color: color.primary,
  transition: `rotate ${motion.quick}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  '@media': { print: { display: 'none' } },
});
export const answer = style({
  display: 'grid',
  gap: space[2],
  maxWidth: layout.measure,
  padding: `0 ${space[3]} ${space[3]}`,
});
