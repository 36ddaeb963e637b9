import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
  gap: vars.space[2],
  alignItems: 'end',
});
/** With a date filter, since browsers draw a date field no narrower. */
export const roomy = style({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))' });
export const wide = style({ gridColumn: '1 / -1', '@media': { [media.md]: { gridColumn: 'span 2' } } });
