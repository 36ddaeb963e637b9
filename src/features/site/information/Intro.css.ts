import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, layout, space } = vars;

const band = style({ position: 'relative', overflow: 'hidden', '@media': { print: { background: 'none' } } });
export const tones = styleVariants({
  family: [band, { background: color.primarySoft }],
  caregiver: [band, { background: color.secondarySoft }],
});
export const inner = style({
  position: 'relative',
  display: 'grid',
  gap: space[3],
  maxWidth: layout.page,
  margin: '0 auto',
  padding: `${space[5]} ${space[3]}`,
  '@media': {
    [media.md]: { padding: `${space[7]} ${space[4]}`, paddingInlineEnd: '34%' },
    print: { padding: `0 0 ${space[3]}` },
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
  textWrap: 'pretty',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[1] });

// The two halves of the logo, grown until only their curves are left.
export const mark = style({
  position: 'absolute',
  top: '50%',
  insetInlineEnd: 'max(24px, calc(50% - 34.5rem))',
  height: 'min(90%, 270px)',
  translate: '0 -50%',
  rotate: '-8deg',
  '@media': { [media.belowMd]: { display: 'none' }, print: { display: 'none' } },
});
export const left = style({ fill: color.primary, opacity: 0.16 });
export const right = style({ fill: color.secondary, opacity: 0.2 });
export const house = style({ fill: color.page, opacity: 0.55 });
