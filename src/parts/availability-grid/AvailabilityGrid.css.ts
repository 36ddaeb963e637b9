import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, font, layout, radius, space } = vars;

/** Small enough that five columns fit, however large the letters are. */
const letters = `min(${font.size.sm}, 5.6cqi)`;

const width = createContainer();
/** The grid adapts to its container, not to the screen. */
export const room = style({ containerType: 'inline-size', containerName: width });
/** Too narrow for five columns of letters of this size: two columns, and each slot has its word. */
const NARROW = `${width} (max-width: 15rem)`;
export const table = style({
  // Cancels the space around the outer cells, so that the grid lines up with what is above.
  width: 'calc(100% + 6px)',
  maxWidth: 620,
  margin: -3,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 3,
  '@container': { [NARROW]: { display: 'grid', gap: space[2], width: '100%', margin: 0 } },
});
globalStyle(`${table} > :is(thead, tbody)`, {
  '@container': { [NARROW]: { display: 'grid', gap: space[2] } },
});
globalStyle(`${table} tr`, {
  '@container': { [NARROW]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 } },
});
export const corner = style({ width: '22%', '@container': { [NARROW]: { display: 'none' } } });
export const header = style({
  padding: 0,
  fontSize: letters,
  fontWeight: font.weight.bold,
  // Keeps the hours on one line below words and below buttons.
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
  '@container': { [NARROW]: { fontSize: font.size.sm } },
});
/** The hours of a part of the day. */
export const hours = style({ display: 'block', color: color.textMuted, fontWeight: font.weight.regular });
export const rowHeader = style([
  header,
  {
    textAlign: 'start',
    verticalAlign: 'middle',
    '@container': { [NARROW]: { gridColumn: '1 / -1' } },
  },
]);
export const whole = style({
  width: '100%',
  minHeight: layout.controlSmall,
  padding: '3px 2px',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.primary,
  fontWeight: font.weight.bold,
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.primarySoft, color: color.primaryHover } },
});
/** As high as buttons beside it. */
globalStyle(`${table}:has(${whole}) thead th > span:first-child`, { lineHeight: layout.controlSmall });
/** If a word has no room, its abbreviation shows. With no size the word is still read out, and only the word. */
export const word = style({
  '@container': {
    [`${width} (max-width: 26rem)`]: {
      fontSize: 0,
      '::before': { content: ['attr(data-short)', 'attr(data-short) / ""'], fontSize: letters },
    },
    [NARROW]: { '::before': { fontSize: font.size.sm } },
  },
});

export const cell = style({ padding: 0 });
export const slot = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  minHeight: 44,
  border: '1.5px solid transparent',
  borderRadius: radius.small,
  // Visible on a tinted card, too.
  background: [color.surfaceSunken, `color-mix(in srgb, ${color.text} 6%, transparent)`],
  color: color.text,
  '@media': { [media.md]: { minHeight: 42 } },
  '@container': {
    [NARROW]: {
      gridAutoFlow: 'column',
      justifyContent: 'center',
      columnGap: space[1],
      fontSize: font.size.sm,
      '::before': { content: ['attr(data-part)', 'attr(data-part) / ""'] },
    },
  },
  selectors: {
    // A read-only cell needs no room for a finger.
    '[data-density="work"] &:not(label)': { minHeight: 24 },
    'label&': { borderColor: color.borderStrong, background: color.surface, cursor: 'pointer' },
    'label&:hover': { background: color.primarySoft },
    'label&:has(:checked), &[data-state="own"]': {
      background: color.primary,
      borderColor: color.primary,
      color: color.primaryText,
    },
    '&[data-state="beyond"]': { background: color.primarySoft, color: color.primarySoftText },
    '&[data-state="both"]': {
      background: color.success,
      borderColor: color.success,
      color: color.secondaryText,
    },
    '&[data-state="other"]': {
      border: `2px dashed ${color.warning}`,
      background: color.warningSoft,
      color: color.warningSoftText,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2, zIndex: 1 },
  },
});
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
export const mark = style({
  display: 'none',
  selectors: { ':checked + &, [data-state] > &': { display: 'flex' } },
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  color: color.textMuted,
  fontSize: font.size.sm,
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
export const swatch = style([
  slot,
  { width: 24, minHeight: 24, '@media': { [media.md]: { minHeight: 24 } } },
]);
