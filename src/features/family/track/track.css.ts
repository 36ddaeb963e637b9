import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { frame } from '../frame.css.ts';
import { media } from '../../../theme/media.ts';

const { space } = vars;

/**
 * What goes on, what it is about, and what there is to do with it: in this order on a phone; from `lg` up the second beside the
 * others.
 */
export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[5],
      alignItems: 'start',
    },
    print: { display: 'block' },
  },
});
export const about = style({
  '@media': { [media.lg]: { gridColumn: 2, gridRow: '1 / span 2' }, print: { marginTop: space[4] } },
});
/** Who writes, where the page is printed as it is. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } });
/** The page, around all that the island may show. */
export const page = style([
  frame,
  { selectors: { [`&:has(${overview})`]: { display: 'block', maxWidth: 'none' } } },
]);
/** No request is shown, but a form, or why there is none. */
export const asking = style({});
/** Only then is there help at its side: whoever comes with a link must not see it come and go. */
export const help = style({
  selectors: { [`:root[data-scripts] ${page}:not(:has(${asking})) > &`]: { display: 'none' } },
});
/** A reference, code or link to be read letter by letter. */
export const exact = style({
  fontVariantNumeric: 'tabular-nums slashed-zero',
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
});
