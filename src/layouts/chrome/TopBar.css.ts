import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import './role.css.ts';

const { color, font, layout, motion, radius, space } = vars;

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  height: layout.topBar,
  borderBottom: `1px solid ${color.border}`,
  background: color.surface,
  '@media': { print: { display: 'none' } },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  maxWidth: layout.page,
  height: '100%',
  margin: '0 auto',
  padding: `0 ${space[2]}`,
  '@media': { [media.md]: { gap: space[4], padding: `0 ${space[4]}` } },
});
export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceSunken } },
});
export const menuButton = style([iconButton, { '@media': { [media.md]: { display: 'none' } } }]);
export const home = style({
  display: 'flex',
  textDecoration: 'none',
  '@media': { [media.belowMd]: { display: 'none' } },
});
export const title = style({
  flex: 1,
  overflow: 'hidden',
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { display: 'none' } },
});
export const nav = style({ marginInlineStart: 'auto', '@media': { [media.belowMd]: { display: 'none' } } });
// Pulled out by the last link's padding, so that its word ends where the page's content ends.
export const list = style({ display: 'flex', gap: space[1], marginInlineEnd: `calc(-1 * ${space[2]})` });
export const link = style({
  position: 'relative',
  display: 'block',
  padding: `9px ${space[2]}`,
  borderRadius: radius.small,
  color: color.text,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&:hover': { background: color.surfaceSunken, color: color.text },
    '&[aria-current]': { color: color.primary, fontWeight: font.weight.bold },
    // The mark sits on the bar's lower edge.
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: space[2],
      bottom: -11,
      height: 3,
      borderRadius: radius.pill,
      background: color.primary,
    },
  },
});
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
