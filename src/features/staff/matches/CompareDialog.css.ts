import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** How many parts the score has. */
export const parts = '--parts';

// Puts the same fact of all people in one row, however many lines each takes.
export const person = style({
  display: 'grid',
  gridRow: `span calc(var(${parts}) + 4)`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space[3],
});
globalStyle(`${person} > ul`, { gridRow: `span var(${parts})`, gridTemplateRows: 'subgrid' });
