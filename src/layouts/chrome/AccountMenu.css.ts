import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { iconButton } from './TopBar.css.ts';

const { color, font, layout, radius, shadow, space } = vars;

export const trigger = style([
  iconButton,
  {
    '@media': {
      [media.md]: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: space[1],
        width: 'auto',
        padding: `0 ${space[2]}`,
        border: `1.5px solid ${color.border}`,
        borderRadius: radius.pill,
        fontSize: font.size.sm,
        fontWeight: font.weight.medium,
      },
    },
  },
]);
export const word = style({
  '@media': {
    [media.belowMd]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const menu = style({
  position: 'fixed',
  // Under the end of the bar's row, which is as wide as the page at most; needs no anchor positioning.
  inset: `calc(${layout.topBar} + 6px) max(${space[2]}, calc(50% - ${layout.page} / 2 + ${space[4]})) auto auto`,
  width: 'max-content',
  minWidth: '12rem',
  margin: 0,
  padding: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: shadow.medium,
});
export const entry = style({
  display: 'block',
  width: '100%',
  padding: `9px ${space[2]}`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.primarySoft, color: color.primarySoftText },
    '&[data-logout]': { marginTop: space[1], boxShadow: `0 -7px 0 -6px ${color.border}` },
  },
});
