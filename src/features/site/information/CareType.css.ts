import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { sign } from './sign.ts';

const { color, font, motion, radius, space } = vars;

/** One care type: a line that unfolds to what is included and what is not. */
export const list = style({
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
});
export const entry = style({
  scrollMarginTop: space[6],
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
  '@media': { print: { breakInside: 'avoid' } },
});
export const summary = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  padding: space[2],
  '@media': { print: { '::after': { display: 'none' } }, [media.md]: { gap: space[3], padding: space[3] } },
  borderRadius: radius.medium,
  cursor: 'pointer',
  listStyle: 'none',
  '::after': {
    content: '',
    flex: 'none',
    width: 20,
    height: 20,
    background: color.primary,
    forcedColorAdjust: 'none',
    maskImage: sign('chevron-down'),
    transition: `rotate ${motion.quick}`,
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: -3 },
    'details[open] > &::after': { rotate: '180deg' },
  },
});
const tile = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: radius.medium,
});
export const tones = styleVariants({
  blue: [tile, { background: color.primarySoft, color: color.primary }],
  green: [tile, { background: color.secondarySoft, color: color.secondary }],
});
export const pictogram = style({
  width: 28,
  height: 28,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const words = style({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const name = style({
  fontSize: font.size.lg,
  lineHeight: 1.3,
  selectors: { 'summary:hover &': { color: color.primary } },
});
export const about = style({ color: color.textMuted, fontSize: font.size.sm });
export const sides = style({
  display: 'grid',
  gap: `${space[3]} ${space[5]}`,
  padding: `${space[1]} ${space[3]} ${space[4]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});
export const side = style({ display: 'grid', gap: space[2], alignContent: 'start' });
globalStyle(`${side} > h3`, {
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});

export const skillList = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
globalStyle(`${skillList} > li`, {
  padding: '6px 14px',
  borderRadius: radius.pill,
  background: color.secondarySoft,
  color: color.secondarySoftText,
  fontSize: font.size.sm,
});
