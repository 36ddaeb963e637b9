import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';

/** As high as the figures are in each of their layouts, so that nothing jumps when they come. */
export const awaited = style({
  minHeight: '153rem',
  '@media': { [media.md]: { minHeight: '120rem' }, [media.lg]: { minHeight: '72rem' } },
});
