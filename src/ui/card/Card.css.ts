import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, radius, space } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minWidth: 0,
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  '@media': { [media.md]: { padding: space[4] }, print: { breakInside: 'avoid' } },
});
export const tones = styleVariants({
  plain: { background: color.surface, boxShadow: vars.shadow.low },
  sunken: { background: color.surfaceSunken },
  primary: { background: color.primarySoft, borderColor: 'transparent' },
  secondary: { background: color.secondarySoft, borderColor: 'transparent' },
  // A white card, on which badges of any tone stand out.
  danger: {
    background: color.surface,
    borderColor: color.danger,
    borderInlineStartWidth: 6,
    boxShadow: vars.shadow.low,
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
