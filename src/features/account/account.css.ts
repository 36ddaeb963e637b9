import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { space } = vars;

/** A column in the middle of the page, wide enough for two fields side by side. */
export const narrow = style({
  display: 'grid',
  gap: space[4],
  width: '100%',
  maxWidth: '29rem',
  marginInline: 'auto',
  '@media': { [media.md]: { paddingBlock: space[5] } },
});

// In line with the notices about scripts and storage. Without scripts, a card that needs them is hidden.
globalStyle(`main:has(${narrow}) > p, main:has(${narrow}) > noscript > p`, { maxWidth: '29rem' });
globalStyle(`:root:not([data-scripts]) ${narrow} > :has(> astro-island:only-child)`, { display: 'none' });

/** A drawing above the words. */
export const picture = style({ width: 'min(100%, 15rem)' });
