import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

/** The width for a side column and two middle columns. */
const wide = '(min-width: 68.75rem)';
const halves = '(min-width: 41.25rem)';
/** The width at which the facts keep two columns beside the actions. */
const aside = '(min-width: 56rem)';
/** The width at which four actions fit one line beside three columns of facts. */
const roomy = '(min-width: 76rem)';
/** The width at which the facts fit one line beside all actions. */
const broad = '(min-width: 90rem)';
const withSide = 'minmax(0, 1fr) 20rem';

export const room = style({ containerType: 'inline-size' });
export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
/** The actions are at the end of the line, however long the facts are, or below them on a narrow screen. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space[3]} ${space[5]}`,
  '@container': { [aside]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@container': { [wide]: { gridTemplateColumns: withSide } },
  '@media': { print: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@container': {
    [aside]: { justifyContent: 'flex-end', maxWidth: '34rem', textAlign: 'end' },
    [roomy]: { maxWidth: '38rem' },
    [broad]: { maxWidth: '48rem' },
  },
});

/** Chooses two columns by the width of the page's middle. */
export const pairRoom = style({ containerType: 'inline-size' });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@container': { [halves]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)' } },
});
