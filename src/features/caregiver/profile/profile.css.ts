import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, layout, radius, space } = vars;

/** A narrow screen shows either the list or the open section, a wide one both. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.lg]: { gridTemplateColumns: '20rem minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
/** Hides the list while a section is open. */
export const givesWay = style({ '@media': { [media.belowLg]: { display: 'none' } } });
/** Above a section that fills the screen: the page's name, a link to the list, and the meter. */
export const top = style({ display: 'grid', gap: space[2], '@media': { [media.lg]: { display: 'none' } } });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
});
/** The button that continues, as wide as a phone. */
export const foot = style({
  display: 'grid',
  gap: space[2],
  '@media': { [media.md]: { justifyItems: 'start' } },
});

// Lines have their own padding, which takes part of the card's.
export const list = style({ display: 'grid', marginBlock: `calc(-1 * ${space[2]})` });
export const line = style({
  display: 'flex',
  // With large letters, what is missing moves below the name.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[2]}`,
  minHeight: layout.control,
  padding: space[2],
  // The line's words line up with the card’s.
  marginInline: `calc(-1 * ${space[2]})`,
  borderRadius: radius.small,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.surfaceSunken },
    '&[aria-current="true"]': { background: color.primarySoft },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current="true"]': { outline: '2px solid' } } } },
});
export const words = style({ display: 'grid', flex: '1 1 6rem', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({
  fontWeight: font.weight.bold,
  selectors: { [`${line}:hover &`]: { textDecoration: 'underline' } },
});
export const now = style({ color: color.textMuted, fontSize: font.size.sm });
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  whiteSpace: 'nowrap',
  color: color.textMuted,
});
export const complete = style({ color: color.successSoftText });

/** The photo beside its text, or above it with large letters. */
export const photo = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const photoWords = style({ flex: '1 1 10rem', minWidth: 0 });
