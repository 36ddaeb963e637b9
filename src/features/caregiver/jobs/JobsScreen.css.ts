import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const tools = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 26rem) minmax(12rem, 16rem)' } },
});
