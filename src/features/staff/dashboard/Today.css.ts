import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** How much there is, and what narrows it at the end of the line; below where there is no room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const filters = style({ flex: '1 1 22rem', maxWidth: '30rem' });
