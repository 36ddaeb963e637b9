import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { outOfSight } from './hidden.css.ts';
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
  '@media': { [media.md]: { gap: space[2], padding: `0 ${space[4]}` }, [media.lg]: { gap: space[3] } },
});
export const home = style({
  display: 'flex',
  textDecoration: 'none',
  '@media': { [media.belowMd]: { display: 'none' } },
});
/** Hidden in a narrow bar, to make room for an admin’s links and the update button's label. */
export const name = style({
  '@media': {
    '(max-width: 97.49em)': { selectors: { '[data-for="admin"] &': outOfSight } },
    [media.belowLg]: {
      fontSize: font.size.sm,
      selectors: {
        ':root:is([data-update="checking"], [data-update="waiting"]) &': outOfSight,
      },
    },
  },
});
export const title = style({
  flex: 1,
  overflow: 'hidden',
  // Between the buttons there is room for a word or two, however large the letters are.
  fontSize: `min(${font.size.lg}, 6.5vw)`,
  fontWeight: font.weight.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { display: 'none' } },
});
export const nav = style({ '@media': { [media.belowMd]: { display: 'none' } } });
export const list = style({ display: 'flex', '@media': { [media.lg]: { gap: space[1] } } });
export const link = style({
  position: 'relative',
  display: 'block',
  padding: `9px ${space[2]}`,
  borderRadius: radius.small,
  color: color.text,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&:hover': { background: color.surfaceSunken, color: color.text },
    '&[aria-current]': { color: color.primary, fontWeight: font.weight.bold },
    // The marker is on the bar's lower edge.
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
export const end = style({ display: 'flex', alignItems: 'center', gap: space[1] });
