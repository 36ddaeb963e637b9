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
/** The caregiver's status for the job, and their town. */
export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `2px ${space[2]}` });
/** A row's buttons, and the checkbox to compare. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
});
// Its reasons are beside the buttons until they are opened.
globalStyle(`${foot} > details[open]`, { flexBasis: '100%' });
