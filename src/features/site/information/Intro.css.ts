import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, layout, space } = vars;

const band = style({ '@media': { print: { background: 'none' } } });
export const tones = styleVariants({
  family: [band, { background: color.primarySoft }],
  caregiver: [band, { background: color.secondarySoft }],
});
export const inner = style({
  display: 'grid',
  gap: `${space[4]} ${space[6]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  maxWidth: layout.page,
  margin: '0 auto',
  padding: `${space[5]} ${space[3]}`,
  '@media': {
    [media.md]: { padding: `${space[6]} ${space[4]}` },
    print: { display: 'block', padding: `0 0 ${space[3]}` },
  },
});
export const withScene = style({
  '@media': {
    [media.belowMd]: { paddingBottom: space[4] },
    [media.md]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', padding: `${space[5]} ${space[4]}` },
  },
});
export const words = style({ display: 'grid', gap: space[3] });
export const picture = style({
  '@media': {
    // Small on a phone, since people came for the words.
    [media.belowMd]: { maxWidth: '20rem' },
    print: { display: 'none' },
  },
});
export const title = style({
  fontSize: 'clamp(2rem, 1.3rem + 2.6vw, 3rem)',
  lineHeight: 1.1,
  letterSpacing: '-0.025em',
});
export const lead = style({
  maxWidth: layout.measure,
  fontSize: font.size.lg,
  lineHeight: 1.45,
  textWrap: 'balance',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[1] });
