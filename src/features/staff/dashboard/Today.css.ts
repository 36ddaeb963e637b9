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

/** Beside how far it is; cards have room for that alone. */
export const date = style({
  marginInlineStart: vars.space[1],
  '@container': { '(max-width: 53.74875rem)': { display: 'none' } },
});
/** Without an owner: the button to assign it shows on the current row, and always for a finger. */
export const offer = style({
  '@media': {
    '(hover: hover) and (pointer: fine)': {
      selectors: { 'tr:not(:hover, :focus-within) &': { opacity: 0 } },
    },
  },
});
