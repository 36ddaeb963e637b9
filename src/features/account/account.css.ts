import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { space } = vars;

/** A column wide enough for a form of two fields, in the middle of the page. */
export const narrow = style({
  display: 'grid',
  gap: space[4],
  width: '100%',
  maxWidth: '29rem',
  marginInline: 'auto',
  '@media': { [media.md]: { paddingBlock: space[5] } },
});

// Aligned with the notices about scripts and storage. A card that needs scripts is not there without them.
globalStyle(`main:has(${narrow}) > p, main:has(${narrow}) > noscript > p`, { maxWidth: '29rem' });
globalStyle(`:root:not([data-scripts]) ${narrow} > :has(> astro-island:only-child)`, { display: 'none' });

/** A drawing above the words. */
export const picture = style({ width: 'min(100%, 15rem)' });
