import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { space } = vars;

export const entry = style({ display: 'grid', gap: space[2] });
export const head = style({
  display: 'grid',
  gap: space[1],
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', columnGap: space[3] },
  },
});
