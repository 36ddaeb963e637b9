import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { outOfSight } from './hidden.css.ts';
import { entry, panel } from './panel.css.ts';
import { link, name } from './TopBar.css.ts';

const { color, font, space } = vars;

/** From this width the bar has room for the first links. */
const desk = '(min-width: 80em)';
/** From this width it has room for all. */
const wide = '(min-width: 97.5em)';

// The doubled selector (&&) wins over the bar's and the panel's own rules, in any order of the files.
const eitherLinks = style({
  display: 'flex',
  '@media': { [media.belowMd]: { display: 'none' }, [desk]: { marginInlineStart: `calc(-1 * ${space[2]})` } },
});
export const links = style([eitherLinks]);
export const foldedLinks = style([eitherLinks]);
// Hiding the site's name makes room for them.
globalStyle(`:has(> ${foldedLinks}) [data-for="admin"] ${name}`, outOfSight);
export const near = style({ display: 'none', '@media': { [desk]: { display: 'flex' } } });
/** In the menu only if the bar does not show them. */
export const ofNarrow = style({ '@media': { [desk]: { display: 'none' } } });
export const foldedTrigger = style([
  link,
  {
    border: 0,
    background: 'none',
    cursor: 'pointer',
    selectors: {
      '&&': { display: 'flex', alignItems: 'center', gap: 4 },
      [`${eitherLinks}:has([aria-current]) > &&`]: { color: color.primary, fontWeight: font.weight.bold },
    },
  },
]);
export const trigger = style([
  foldedTrigger,
  {
    selectors: {
      [`${links}:has(${near} [aria-current]) > &&`]: {
        '@media': { [desk]: { color: color.text, fontWeight: font.weight.medium } },
      },
    },
    '@media': { [wide]: { selectors: { '&&': { display: 'none' } } } },
  },
]);
export const foldedMenu = style([
  panel,
  {
    width: 'max-content',
    minWidth: '12rem',
    '@media': {
      [media.md]: {
        '@supports': {
          '(position-area: block-end span-inline-end)': {
            selectors: { '&&': { positionArea: 'block-end span-inline-end' } },
          },
        },
      },
    },
  },
]);
export const menu = style([
  foldedMenu,
  {
    '@media': {
      // At this width the menu is part of the bar, always open.
      [wide]: {
        selectors: {
          '&&': {
            display: 'block',
            position: 'static',
            margin: 0,
            padding: 0,
            border: 0,
            background: 'none',
            boxShadow: 'none',
          },
        },
      },
    },
  },
]);
export const list = style({ '@media': { [wide]: { display: 'flex', gap: space[1] } } });
export const foldedLink = style([
  entry,
  { selectors: { '&&[aria-current]': { color: color.primary, fontWeight: font.weight.bold } } },
]);
export const staffLink = style([
  foldedLink,
  {
    '@media': {
      [wide]: {
        selectors: {
          '&&': {
            padding: `9px ${space[2]}`,
            fontSize: font.size.sm,
            whiteSpace: 'nowrap',
          },
          '&&:not([aria-current])': { fontWeight: font.weight.medium },
          '&&:hover': { background: color.surfaceSunken },
          '&&:hover:not([aria-current])': { color: color.text },
        },
      },
    },
  },
]);
