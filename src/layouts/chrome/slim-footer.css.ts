import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { about, contact, footer, heading, last, legal, list, row } from './Footer.css.ts';
import { outOfSight } from './hidden.css.ts';

const { color, font, layout, space } = vars;
const slim = '[data-density="work"]';

// On pages where people work, the footer's links are one line.
globalStyle(`${slim} ${footer}`, {
  fontSize: font.size.xs,
  '@media': {
    [`screen and ${media.md}`]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `${space[1]} ${space[4]}`,
      // As wide as the content above.
      paddingBlock: space[2],
      paddingInline: `max(${space[4]}, calc(50% - ${layout.page} / 2 + ${space[4]}))`,
    },
  },
});
globalStyle(`${slim} :is(${row}, ${last}, ${legal}, ${list}, ${contact})`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  maxWidth: 'none',
  margin: 0,
  padding: 0,
});
globalStyle(`${slim} :is(${about}, ${contact} > span)`, { display: 'none' });
// Keeps only the links that the specification names. Families see the others on their own pages.
globalStyle(`${slim} :is(${legal} > li:nth-child(n + 3), nav[aria-labelledby="family-links"])`, {
  display: 'none',
});
globalStyle(`${slim} ${heading}`, outOfSight);
globalStyle(`${slim} ${footer} a`, { color: color.textMuted, textDecoration: 'none' });
globalStyle(`${slim} ${footer} a:hover`, { color: color.text, textDecoration: 'underline' });
