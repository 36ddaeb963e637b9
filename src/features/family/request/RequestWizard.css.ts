import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/contract.css.ts';

export const column = style({
  width: '100%',
  maxWidth: `calc(${vars.layout.measure} + ${vars.space[8]})`,
  margin: '0 auto',
});
/** The steps, with help beside them, or below if there is no room. */
export const besides = style([
  column,
  {
    display: 'grid',
    gap: vars.space[5],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', maxWidth: 'none' } },
  },
]);
export const kept = style({
  marginBottom: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
export const notices = style({ display: 'grid', gap: vars.space[2], marginBottom: vars.space[4] });
