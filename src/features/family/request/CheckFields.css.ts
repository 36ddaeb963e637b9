import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { unseen } from '../../../ui/visually-hidden/VisuallyHidden.css.ts';

const { color, font, space } = vars;

/** Answers are closer together than the parts of a card. */
export const answers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });
/** If there is room, a step’s name is beside its answers. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '& + &': { paddingTop: space[1], borderTop: `1px solid ${color.border}` } },
  '@media': {
    [media.md]: { gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: space[3], alignItems: 'baseline' },
  },
});
/** On a phone the answers show what the step is about. Only screen readers need its name. */
export const title = style({
  fontSize: font.size.sm,
  '@media': { [`screen and ${media.belowMd}`]: unseen },
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[1] });
export const term = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  '@media': { [media.md]: { flex: '0 0 9.5rem' } },
});
export const description = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  gap: `0 ${space[1]}`,
  // On a line of its own it must not be wider than that line.
  maxWidth: '100%',
  '@media': { [media.md]: { flexBasis: 0 } },
});
export const given = style({
  // With large letters the link moves below the answer, which would else be one syllable wide.
  flex: '1 1 0',
  minWidth: 'min(5em, 100%)',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const leftOut = style({
  borderTop: `1px solid ${color.border}`,
  fontSize: font.size.sm,
});
