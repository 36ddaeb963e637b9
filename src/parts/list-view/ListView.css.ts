import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const tools = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'end',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 26rem) minmax(12rem, 16rem) 1fr' } },
});
/** How much there is, and what can be done with all of it. */
export const whole = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  '@media': { [media.md]: { justifySelf: 'end' } },
});
export const count = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
