import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, font, layout, radius, space } = vars;

export const body = style({ display: 'flex', flexDirection: 'column' });
export const bleed = style({ flex: 1, minWidth: 0 });
export const main = style({
  flex: 1,
  width: '100%',
  maxWidth: layout.page,
  margin: '0 auto',
  padding: `${space[4]} ${space[3]} ${space[6]}`,
  '@media': {
    [media.md]: { padding: `${space[5]} ${space[4]} ${space[7]}` },
    screen: {
      selectors: {
        // Keeps the footer out of view until the content has loaded, which would push it down.
        '&:has(astro-island[client=only])': { minHeight: '100dvh' },
      },
    },
  },
});
export const skip = style({
  position: 'fixed',
  top: 0,
  left: space[2],
  zIndex: 30,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
  background: color.primary,
  color: color.primaryText,
  fontWeight: font.weight.bold,
  selectors: {
    '&:hover': { color: color.primaryText },
    '&:not(:focus)': { clipPath: 'inset(50%)' },
  },
});
