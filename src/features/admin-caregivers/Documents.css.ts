import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const list = style({ display: 'grid' });
export const entry = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  selectors: {
    '&:not(:last-child)': { borderBottom: `1px solid ${color.border}` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
});
export const head = style({
  display: 'grid',
  gap: space[1],
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', columnGap: space[3] },
  },
});
