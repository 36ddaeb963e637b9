import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, space } = vars;

export const screenOnly = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { print: { display: 'none' } },
});
export const table = style({
  width: '100%',
  border: `1px solid ${color.borderStrong}`,
  background: color.surface,
  fontSize: font.size.sm,
  lineHeight: 1.35,
});
const cell = style({
  padding: `3px ${space[1]}`,
  border: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
export const term = style([
  cell,
  {
    width: '7.5rem',
    background: color.surfaceSunken,
    fontWeight: font.weight.bold,
    '@media': { [media.md]: { width: '14rem' } },
  },
]);
/** One of several entries, which may take several lines each. */
export const line = style({ selectors: { '& + &': { marginTop: 3 } } });
export const value = style([cell, { overflowWrap: 'anywhere', whiteSpace: 'pre-line' }]);
