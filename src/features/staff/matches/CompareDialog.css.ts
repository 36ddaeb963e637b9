import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** The width of the lines' names. The people stand above the other columns. */
export const names = '16%';
export const people = style({ '@media': { [media.md]: { paddingInlineStart: names } } });

/** How many parts the score has. */
export const parts = '--parts';

// Puts the same fact of all people in one row, however many lines each takes.
export const person = style({
  display: 'grid',
  gridRow: `span calc(var(${parts}) + 5)`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space[3],
});
globalStyle(`${person} > ul`, { gridRow: `span var(${parts})`, gridTemplateRows: 'subgrid' });
