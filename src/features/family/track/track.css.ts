import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { frame } from '../frame.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, space } = vars;

/** The status spans the page. Below it is the main column, and from `lg` up a side column. */
export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: space[4] } },
});
export const across = style({ gridColumn: '1 / -1' });
/** The status, and who to call beside it if there is room. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', columnGap: space[6] },
  },
});
export const call = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  paddingTop: space[2],
  borderTop: `1px solid ${color.border}`,
  '@media': {
    [media.md]: {
      padding: `0 0 0 ${space[4]}`,
      borderTop: 0,
      borderInlineStart: `1px solid ${color.border}`,
    },
  },
});
/** Label and number on one line if there is room. */
export const callLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[1],
});
export const number = style({ fontWeight: font.weight.bold });
/** Reserves the photo's space before it loads. */
export const face = style({ flex: 'none', width: '3.5rem', height: '3.5rem' });
// Easier to tap, without more distance.
globalStyle(`${callLine} a, ${face} + * a`, {
  paddingBlock: space[2],
  marginBlock: `calc(-1 * ${space[2]})`,
});
export const page = style([
  frame,
  // On a phone all buttons are equally high.
  { '@media': { [media.belowMd]: { vars: { [vars.layout.controlSmall]: vars.layout.control } } } },
  { selectors: { [`&:has(${overview})`]: { display: 'block', maxWidth: 'none' } } },
]);
/** Only a form, or why there is no request to show. */
export const asking = style({});
/** Help shows only beside the form. For a person with a link it would appear and disappear. */
export const help = style({
  selectors: { [`:root[data-scripts] ${page}:not(:has(${asking})) > &`]: { display: 'none' } },
});
/** A reference, code or link that people read letter by letter. */
export const exact = style({
  fontVariantNumeric: 'tabular-nums slashed-zero',
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
});
