import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, font, motion, radius, space } = vars;

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  // A line between two folds.
  gap: 1,
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.border,
  selectors: { '&:empty': { display: 'none' } },
});
export const head = style({
  padding: `${space[3]} ${space[3]} ${space[1]}`,
  marginBottom: -1,
  background: color.surface,
  '@media': { [media.md]: { paddingInline: space[4] } },
});
export const fold = style({
  minWidth: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  selectors: { [`${list} &`]: { border: 0, borderRadius: 0 } },
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: vars.layout.control,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.medium,
  selectors: {
    [`${list} &`]: { paddingBlock: `calc(${space[2]} - 2px)`, minHeight: '2.75rem', borderRadius: 0 },
  },
  '@media': { [media.md]: { paddingInline: space[4] } },
});
export const summary = style([
  line,
  {
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { background: color.surfaceSunken },
      // The list cuts off an outline outside its edge.
      [`${list} &`]: { outlineOffset: -4 },
    },
  },
]);
/** The hint beside the heading, or below it if there is no room. */
export const words = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  minWidth: 0,
});
export const hint = style({
  minWidth: 0,
  color: color.textMuted,
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
});
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  width: '100%',
});
export const arrow = style({
  display: 'flex',
  flex: 'none',
  transition: `transform ${motion.quick}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  '@media': { print: { display: 'none' } },
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: `${space[1]} ${space[3]} ${space[3]}`,
  '@media': { [media.md]: { padding: `${space[1]} ${space[4]} ${space[4]}` } },
});
