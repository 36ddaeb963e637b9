import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** The number of items with the filters at the end of the line, or below if there is no room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const filters = style({ flex: '1 1 22rem', maxWidth: '30rem' });

/** The date beside “in 2 days”. Cards have no room for it. */
export const date = style({
  marginInlineStart: vars.space[1],
  '@container': { '(max-width: 53.74875rem)': { display: 'none' } },
});
/** Without an owner, the button to assign shows on the current row, and always on touch screens. */
export const offer = style({
  '@media': {
    '(hover: hover) and (pointer: fine)': {
      selectors: { 'tr:not(:hover, :focus-within) &': { opacity: 0 } },
    },
  },
});
