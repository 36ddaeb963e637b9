import { style } from '@vanilla-extract/css';
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

/** A drawing above the words. */
export const picture = style({ width: 'min(100%, 15rem)' });
