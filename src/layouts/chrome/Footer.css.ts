import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, font, layout, space } = vars;

export const footer = style({
  borderTop: `1px solid ${color.border}`,
  background: color.surfaceSunken,
  fontSize: font.size.sm,
  '@media': {
    // Phones have its links in the drawer. Older browsers open the drawer by a script.
    [media.belowMd]: {
      selectors: { ':root[data-scripts]:not([data-role="caregiver"]) &': { display: 'none' } },
    },
    print: { display: 'none' },
  },
});
export const row = style({
  display: 'grid',
  gap: space[5],
  maxWidth: layout.page,
  margin: '0 auto',
  padding: `${space[6]} ${space[4]} ${space[5]}`,
  '@media': {
    [media.belowMd]: { padding: `${space[4]} ${space[3]}` },
    [media.md]: { gridTemplateColumns: 'repeat(3, auto) minmax(0, 14rem)' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) repeat(3, auto) minmax(0, 14.5rem)', gap: space[6] },
  },
});
export const about = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  gridColumn: '1 / -1',
  '@media': { [media.lg]: { gridColumn: 'auto' } },
});
export const heading = style({ marginBottom: space[2], fontSize: font.size.sm });
export const list = style({ display: 'grid', gap: space[1] });
export const contact = style({ display: 'grid', gap: space[1], fontStyle: 'normal' });
export const place = style({ whiteSpace: 'pre-line' });
export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[4],
  maxWidth: layout.page,
  margin: '0 auto',
  padding: `0 ${space[4]} ${space[4]}`,
});
export const legal = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` });

/** A caregiver on the way needs our phone number on every page. */
globalStyle(
  `:root[data-scripts][data-role="caregiver"] :is(${row} > :not(section), ${last}, ${place}, ${contact} > [href^="mailto"])`,
  { '@media': { [media.belowMd]: { display: 'none' } } },
);
globalStyle(`${footer} a`, { color: color.text });
globalStyle(`${footer} p, ${contact} > span`, { color: color.textMuted });
