import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { space } = vars;

export const match = style({ display: 'grid', gap: space[1] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
});
export const score = style({ flex: '1 1 9rem', maxWidth: '11rem' });
/** How they stand to the job, and where they live. */
export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `2px ${space[2]}` });
/** The buttons of a row, and the box that puts it beside others. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
});
// Its reasons stand beside the buttons until they are wanted.
globalStyle(`${foot} > details[open]`, { flexBasis: '100%' });
