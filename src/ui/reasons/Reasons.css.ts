import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, font, radius, space } = vars;

const grid = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' });
export const layouts = styleVariants({
  list: [grid],
  row: [
    grid,
    {
      '@media': {
        [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))', gap: space[4] },
      },
    },
  ],
  thirds: [
    grid,
    {
      '@media': {
        [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${space[5]} ${space[5]}` },
      },
    },
  ],
});
export const reason = style({ display: 'flex', gap: space[2], alignItems: 'flex-start' });
export const sign = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.medium,
  background: color.secondarySoft,
  color: color.secondary,
});
export const words = style({ display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ display: 'block', fontSize: font.size.md, lineHeight: 1.35 });
