import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';

/** Reserves the height of the figures in each layout, so that nothing jumps. */
export const awaited = style({
  minHeight: '153rem',
  '@media': { [media.md]: { minHeight: '120rem' }, [media.lg]: { minHeight: '72rem' } },
});
