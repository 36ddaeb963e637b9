import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { figures } from '../../../theme/tokens.ts';

const { color, font, layout, motion, radius, space } = vars;

// Older browsers, which have only the light theme, take the first.
const tone = (name: keyof typeof figures.light) => [
  figures.light[name],
  `light-dark(${figures.light[name]}, ${figures.dark[name]})`,
];

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
// On a phone, one column. Then the first card across, pairs, and the map across. Then thirds, and the map beside the
// others.
export const grid = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
const across = (md: number, lg: number) =>
  style({
    display: 'grid',
    minWidth: 0,
    '@media': { [media.md]: { gridColumn: `span ${md}` }, [media.lg]: { gridColumn: `span ${lg}` } },
  });
export const wide = across(2, 2);
export const third = across(1, 2);
export const half = across(1, 3);
export const mapCard = style([
  across(2, 3),
  { '@media': { [media.lg]: { gridColumn: '4 / -1', gridRow: '2 / span 2' } } },
]);
export const beside = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
/** A table behind a chart, for people who can't see the chart. */
export const forReaders = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
/** Scrolls, so that many weeks don't make a card longer than its neighbours. */
export const scrolled = style({ maxHeight: '19rem', overflowY: 'auto', borderRadius: radius.medium });

/** As high as a button. */
export const noAction = style({ minHeight: layout.controlSmall });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  minHeight: '1.5em',
  color: color.textMuted,
  fontSize: font.size.xs,
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const value = style({
  color: color.text,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
/** The week under the pointer, at the end of the line. */
export const pointed = style({ marginInlineStart: 'auto' });
const swatch = style({ width: 10, height: 10, borderRadius: 3 });
export const swatches = styleVariants({
  first: [swatch, { background: tone('first') }],
  second: [swatch, { background: tone('second') }],
});
// The chart reads its font and colours from here, as computed for the theme.
export const canvas = style({
  height: 220,
  // Until a chart is drawn for a narrower column, it is as wide as it was.
  overflow: 'hidden',
  borderColor: color.border,
  color: color.textMuted,
  fontFamily: font.family.body,
  direction: 'ltr',
});
// Only the part of uPlot's styles that we need, since an area's page holds all its styles.
globalStyle(`${canvas} .u-wrap`, { position: 'relative' });
globalStyle(`${canvas} :is(.u-over, .u-under, .u-axis, .u-select, .u-cursor-x, .u-cursor-pt)`, {
  position: 'absolute',
});
globalStyle(`${canvas} :is(canvas, .u-cursor-x)`, { display: 'block', width: '100%', height: '100%' });
globalStyle(`${canvas} :is(.u-cursor-x, .u-cursor-pt)`, {
  top: 0,
  left: 0,
  pointerEvents: 'none',
  willChange: 'transform',
});
globalStyle(`${canvas} .u-cursor-x`, { width: 0, borderRight: `1px dashed ${color.borderStrong}` });
globalStyle(`${canvas} .u-cursor-pt`, { borderRadius: '50%' });
globalStyle(`${canvas} .u-off`, { display: 'none' });

export const numbers = style({ width: '100%', fontSize: font.size.sm });
export const number = style({
  padding: `5px 0 5px ${space[2]}`,
  borderBottom: `1px solid ${color.border}`,
  fontWeight: font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
});
export const numberHead = style([
  number,
  { position: 'sticky', top: 0, background: color.surface, color: color.textMuted, fontSize: font.size.xs },
]);

export const bars = style({ width: '100%', fontSize: font.size.sm });
export const bar = style({
  position: 'relative',
  // The bar is below name and number.
  boxShadow: `inset 0 -4px ${color.surface}, inset 0 -8px ${color.surfaceSunken}`,
});
export const barName = style({
  padding: `5px ${space[2]} 12px 0`,
  fontWeight: font.weight.regular,
  textAlign: 'start',
});
export const barLink = style({
  color: color.text,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { [`${bar}:hover &`]: { textDecoration: 'underline' } },
});
export const barNumber = style({
  padding: '5px 0 12px',
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const barFill = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 4,
  minWidth: 4,
  height: 4,
  borderRadius: 2,
  background: tone('second'),
  transition: `width ${motion.calm} ${motion.ease}`,
});

export const map = style({ width: '100%', maxWidth: '42rem', maxHeight: '36rem', marginInline: 'auto' });
export const town = style({ fill: color.borderStrong, opacity: 0.4 });
const dot = style({
  stroke: color.surface,
  strokeWidth: 1.5,
  selectors: { 'a:hover > &': { stroke: color.text } },
});
export const placeName = style({
  fill: color.text,
  stroke: color.surface,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontSize: 12,
  dominantBaseline: 'central',
  pointerEvents: 'none',
});
/** Colour and shape both say it: a place without caregivers is a ring. */
export const reach = styleVariants({
  nobody: [dot, { fill: color.surface, stroke: tone('nobody'), strokeWidth: 4 }],
  few: [dot, { fill: tone('first') }],
  some: [dot, { fill: tone('second') }],
  many: [dot, { fill: color.borderStrong, opacity: 0.55 }],
});
