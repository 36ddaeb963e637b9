import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, layout, motion, radius, shadow, space } = vars;

/** By the table's own width, since it is also used in half a page and in dialogs. */
const asTable = '(min-width: 40rem)';
const asCards = '(max-width: 39.99875rem)';
/** A card with letters so large that few words fit a line. */
const fewWords = '(max-width: 17rem)';
/** The widths that have room for columns of each priority. */
const roomFor = { 2: '(min-width: 53.75rem)', 3: '(min-width: 67.5rem)' };

const run = keyframes({ from: { translate: '-100%' }, to: { translate: '300%' } });

// A moving line above the old rows. Dimming them would make them too faint to read.
export const wrap = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minWidth: 0,
  selectors: {
    '&[aria-busy="true"]': { overflow: 'clip' },
    '&[aria-busy="true"]::before': {
      content: '""',
      position: 'absolute',
      zIndex: 3,
      // A physical side, like the animation. It runs backwards from right to left.
      left: 0,
      top: 0,
      width: '30%',
      height: 3,
      background: color.primary,
      animation: `${run} 1.2s ${motion.ease} infinite`,
    },
    '[dir="rtl"] &[aria-busy="true"]::before': { animationDirection: 'reverse' },
  },
});
export const sorter = style({ '@container': { [asTable]: { display: 'none' } } });
export const table = style({
  width: '100%',
  fontSize: font.size.sm,
  '@container': {
    [asTable]: {
      // Also of a column that is last because others are hidden. Unlike “hidden”, the head stays in view.
      overflow: 'clip',
      border: `1px solid ${color.border}`,
      borderCollapse: 'separate',
      borderRadius: radius.medium,
      borderSpacing: 0,
      background: color.surface,
      boxShadow: shadow.low,
    },
    [asCards]: { display: 'block' },
  },
});
export const caption = style({
  paddingBottom: space[2],
  textAlign: 'start',
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
  '@container': { [asCards]: { display: 'block' } },
});
export const head = style({ '@container': { [asCards]: { display: 'none' } } });
export const body = style({
  '@container': {
    [asCards]: {
      display: 'grid',
      gap: space[2],
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
    },
  },
});
export const header = style({
  position: 'sticky',
  // Below the top bar, which also stays in view.
  top: layout.topBar,
  zIndex: 2,
  padding: `${space[2]} ${space[2]}`,
  borderBottom: `1.5px solid ${color.border}`,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.bold,
  textAlign: 'start',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: space[3] },
    '&:last-child': { paddingInlineEnd: space[3] },
    '&[data-align="end"]': { textAlign: 'end' },
  },
});
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  margin: `calc(-1 * ${space[1]})`,
  padding: space[1],
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '[aria-sort] > &': { color: color.primary },
  },
});
export const row = style({
  position: 'relative',
  transition: `background-color ${motion.quick}`,
  selectors: { '&[data-link]:hover, &[data-picked]': { background: color.primarySoft } },
  '@container': {
    [asCards]: {
      display: 'grid',
      gap: space[1],
      padding: space[3],
      border: `1px solid ${color.border}`,
      borderRadius: radius.medium,
      background: color.surface,
      boxShadow: shadow.low,
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
});
/** Across all columns. */
export const group = style({ '@container': { [asCards]: { gridColumn: '1 / -1' } } });
export const groupName = style({
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.bold,
  textAlign: 'start',
  '@container': {
    [asTable]: {
      padding: `${space[2]} ${space[3]} 3px`,
      borderBottom: `1px solid ${color.border}`,
      background: color.surfaceSunken,
    },
    [asCards]: { display: 'block' },
  },
});
export const cell = style({
  selectors: {
    '&[data-nowrap]': { whiteSpace: 'nowrap' },
    // Lines up digits of dates and numbers. Names and references read better without.
    '&[data-nowrap]:not(:first-child)': { fontVariantNumeric: 'tabular-nums' },
  },
  '@container': {
    [asTable]: {
      padding: `${space[2]} ${space[2]}`,
      borderBottom: `1px solid ${color.border}`,
      textAlign: 'start',
      fontWeight: font.weight.regular,
      verticalAlign: 'middle',
      selectors: {
        '&:first-child': { paddingInlineStart: space[3] },
        '&:last-child': { paddingInlineEnd: space[3] },
        'tr:last-child > &': { borderBottom: 0 },
        '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
        '&[data-one-line]': {
          maxWidth: 0,
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          textOverflow: 'ellipsis',
        },
      },
    },
    [asCards]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(6rem, 2fr) minmax(0, 3fr)',
      gap: space[2],
      alignItems: 'baseline',
      justifyItems: 'start',
      overflowWrap: 'anywhere',
      textAlign: 'start',
      fontWeight: font.weight.regular,
      selectors: {
        '&[data-label]::before': { content: 'attr(data-label)', color: color.textMuted },
        '&:first-child': { display: 'block', fontSize: font.size.md, fontWeight: font.weight.bold },
        '&:first-child::before': { content: 'none' },
        '&:not([data-label])': { gridTemplateColumns: 'minmax(0, 1fr)' },
        '&:empty': { display: 'none' },
      },
    },
  },
});
/** Hides a column if the table has no room. Cards have room for all. */
export const givesWay = styleVariants({
  2: { '@container': { [`${asTable} and (not ${roomFor[2]})`]: { display: 'none' } } },
  3: { '@container': { [`${asTable} and (not ${roomFor[3]})`]: { display: 'none' } } },
});
export const rowLink = style({
  color: color.text,
  fontWeight: font.weight.bold,
  textDecoration: 'none',
  // The whole row is clickable. The link itself stays an ordinary link for keyboards and screen readers.
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    [`${row}:hover &`]: { color: color.primary, textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: -3,
      borderRadius: radius.small,
    },
    '&[data-leads="act"]': {
      display: 'inline-block',
      // Does not make its row higher.
      marginBlock: -4,
      padding: `3px ${space[2]}`,
      border: `1px solid ${color.borderStrong}`,
      borderRadius: radius.medium,
      background: color.surface,
      color: color.primary,
      fontWeight: font.weight.medium,
    },
    [`${row}:hover &[data-leads="act"]`]: {
      borderColor: color.primary,
      color: color.primaryHover,
      textDecoration: 'none',
    },
  },
});
globalStyle(`${row} > :not(:first-child) :is(a, button, input, select, label, summary)`, {
  position: 'relative',
  zIndex: 1,
});
/** Nor does a button among words. */
globalStyle(`${row} > ${cell} button`, { '@container': { [asTable]: { marginBlock: -4 } } });
/** First line: task and due day. Second line: people and subject. */
const compactCards = `${table}[data-compact] ${row}`;
globalStyle(compactCards, {
  '@container': {
    [asCards]: {
      gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr) auto',
      gap: `2px ${space[2]}`,
      padding: space[2],
    },
  },
});
globalStyle(`${compactCards} > ${cell}`, {
  '@container': {
    [asCards]: { display: 'block', gridRow: 2, alignSelf: 'baseline' },
  },
});
/** Cards may be higher, and must not cut off the button's border. */
globalStyle(`${compactCards} ${rowLink}[data-leads="act"]`, {
  '@container': { [asCards]: { marginBlock: 0 } },
});
globalStyle(`${compactCards} > ${cell}::before`, { '@container': { [asCards]: { content: 'none' } } });
globalStyle(`${compactCards} > ${cell}:first-child`, {
  '@container': { [asCards]: { gridRow: 1, gridColumn: '1 / 3' } },
});
globalStyle(`${compactCards} > ${cell}:not(:first-child, [data-card]) + ${cell}:not([data-card])`, {
  '@container': { [asCards]: { gridColumn: '2 / 4' } },
});
globalStyle(`${compactCards} > ${cell}[data-card="end"]`, {
  '@container': { [asCards]: { gridRow: 1, gridColumn: 3 } },
});
globalStyle(`${compactCards} > ${cell}:is([data-card="out"], :empty)`, {
  '@container': { [asCards]: { display: 'none' } },
});
globalStyle(`${table} ${row} > ${cell}`, {
  '@container': { [fewWords]: { gridTemplateColumns: 'minmax(0, 1fr)', whiteSpace: 'normal' } },
});
globalStyle(`${compactCards} > ${cell}:not(:empty, [data-card="out"])`, {
  '@container': { [fewWords]: { gridRow: 'auto', gridColumn: '1 / -1' } },
});
