import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, radius, space } = vars;

/** A letter on a page, in the page’s colours. Printed, it is black on white like any other. */
export const onScreen = style({
  vars: { '--letter-face': font.family.body },
  '@media': {
    screen: {
      border: `1px solid ${color.border}`,
      borderRadius: radius.medium,
      boxShadow: vars.shadow.low,
      vars: {
        '--letter-paper': color.surface,
        '--letter-ink': color.text,
        '--letter-line': color.border,
        '--letter-blue': color.primary,
        '--letter-green': color.secondary,
        '--letter-size': font.size.md,
        '--letter-title': font.size.xl,
        '--letter-part': font.size.lg,
        '--letter-gap': space[2],
        '--letter-edge': space[3],
      },
    },
    [`screen and ${media.md}`]: { vars: { '--letter-edge': space[6] } },
  },
});
/** On a phone the name says who writes, so that the news comes first. */
globalStyle(`${onScreen} > header p + p`, {
  '@media': { [`screen and ${media.belowMd}`]: { display: 'none' } },
});
