import { style } from '@vanilla-extract/css';

export const drawing = style({
  display: 'grid',
  alignItems: 'end',
  width: '100%',
  maxWidth: '12rem',
  aspectRatio: '20 / 17',
  selectors: { '&:has([hidden])': { display: 'none' } },
});
