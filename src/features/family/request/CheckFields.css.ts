import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { unseen } from '../../../ui/visually-hidden/VisuallyHidden.css.ts';

const { color, font, space } = vars;

/** All answers, closer than a card’s parts are. */
export const answers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });
/** A step’s answers. Where there is room, its name is at their side. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '& + &': { paddingTop: space[1], borderTop: `1px solid ${color.border}` } },
  '@media': { [media.md]: { gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: space[3] } },
});
/** On a phone the answers tell what it is about, and only who hears the page needs it. */
export const title = style({
  fontSize: font.size.sm,
  lineHeight: 1.7,
  '@media': { [`screen and ${media.belowMd}`]: unseen },
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });
/** A short answer is beside its label, a long one below. */
export const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[1] });
export const term = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  lineHeight: 1.7,
  '@media': { [media.md]: { minWidth: '7rem' } },
});
export const description = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  gap: `0 ${space[1]}`,
  // At most the line that it then has alone.
  maxWidth: '100%',
  '@media': { [media.md]: { flexBasis: 0 } },
});
/** Keeps the line breaks that a person typed. */
export const given = style({
  // With large letters the link back is below the answer, which else would be a column of syllables.
  flex: '1 1 0',
  minWidth: 'min(5em, 100%)',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const leftOut = style({
  borderTop: `1px solid ${color.border}`,
  fontSize: font.size.sm,
});
