import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const grid = style({ display: 'grid', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' });

const wide = (gridTemplateColumns: string, from = media.md) => ({
  '@media': { [from]: { gridTemplateColumns } },
});
const fit = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
});

export const layouts = styleVariants({
  halves: wide('repeat(2, minmax(0, 1fr))'),
  largeHalves: wide('repeat(2, minmax(0, 1fr))', media.lg),
  thirds: wide('repeat(3, minmax(0, 1fr))'),
  // A sheet of paper is too narrow for a side column.
  mainAside: {
    '@media': {
      [media.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
      print: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  // Five columns if there is room: ten tiles leave no gap.
  tiles: { ...fit('13rem'), '@media': { [media.lg]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } } },
  cards: fit('20rem'),
});
export const gaps = styleVariants({
  2: { gap: vars.space[2] },
  3: { gap: vars.space[3] },
  4: { gap: vars.space[4] },
  5: { gap: vars.space[5] },
});
export const level = style({ alignItems: 'end' });
export const even = style({ alignItems: 'stretch' });
