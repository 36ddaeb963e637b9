import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { frame } from '../frame.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, space } = vars;

/**
 * Across the page is the status. Below are what it is about, and what has happened and can be done. A phone has this
 * order; from `lg` up the last is beside the second.
 */
export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: space[4] } },
});
export const across = style({ gridColumn: '1 / -1' });
/** The status, and who to call: at its side if there is room. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', columnGap: space[6] },
  },
});
export const call = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  paddingTop: space[3],
  borderTop: `1px solid ${color.border}`,
  '@media': {
    [media.md]: {
      padding: `0 0 0 ${space[4]}`,
      borderTop: 0,
      borderInlineStart: `1px solid ${color.border}`,
    },
  },
});
/** The number beside what it is for, where there is room. */
export const callLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[1],
});
export const number = style({ fontWeight: font.weight.bold });
/** Where a face comes, as high before it is there. */
export const face = style({ flex: 'none', width: '3.5rem', height: '3.5rem' });
/** Never on two lines. */
export const whole = style({ whiteSpace: 'nowrap' });
/** The page, around all that the island may show. */
export const page = style([
  frame,
  // On a phone every button is as high as the next.
  { '@media': { [media.belowMd]: { vars: { [vars.layout.controlSmall]: vars.layout.control } } } },
  { selectors: { [`&:has(${overview})`]: { display: 'block', maxWidth: 'none' } } },
]);
/** No request is shown, but a form, or why there is none. */
export const asking = style({});
/** Only then is there help at its side. A person who comes with a link must not see it appear and disappear. */
export const help = style({
  selectors: { [`:root[data-scripts] ${page}:not(:has(${asking})) > &`]: { display: 'none' } },
});
/** A reference, code or link to be read letter by letter. */
export const exact = style({
  fontVariantNumeric: 'tabular-nums slashed-zero',
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
});
