import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, layout, radius, space } = vars;

export const outer = style({
  maxWidth: layout.page,
  margin: '0 auto',
  padding: `0 ${space[3]} ${space[5]}`,
  '@media': { [media.md]: { padding: `0 ${space[4]} ${space[7]}` } },
});
const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[5]}`,
  padding: space[4],
  borderRadius: radius.medium,
  '@media': { [media.md]: { padding: space[5] } },
});
export const tones = styleVariants({
  family: [box, { background: color.primarySoft }],
  caregiver: [box, { background: color.secondarySoft }],
});
export const words = style({ display: 'grid', flex: '1 1 24rem', gap: space[1], minWidth: 0 });
export const title = style({ fontSize: font.size.xl });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

// The footer's links, on screens too narrow for the footer.
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  marginTop: space[4],
  fontSize: font.size.sm,
  '@media': { [media.md]: { display: 'none' } },
});
globalStyle(`${more} a`, { display: 'inline-block', padding: '6px 0' });
