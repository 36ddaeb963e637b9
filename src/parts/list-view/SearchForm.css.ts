import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': {
    [media.md]: {
      display: 'grid',
      alignItems: 'end',
      gridTemplateColumns: 'minmax(0, 26rem) minmax(12rem, 16rem) 1fr',
    },
  },
});
export const search = style({ width: '100%', minWidth: 0 });
export const toggle = style({ '@media': { [media.md]: { display: 'none' } } });
/** On a phone below the button that unfolds it. */
const folding = style({
  minWidth: 0,
  '@media': { [media.belowMd]: { order: 1, width: '100%' } },
  selectors: { '&[data-folded]': { '@media': { [media.belowMd]: { display: 'none' } } } },
});
export const beside = style([folding]);
export const filters = style([folding, { gridColumn: '1 / -1', ':empty': { display: 'none' } }]);
/** How much there is, and what can be done with all of it. */
export const whole = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[3],
  marginInlineStart: 'auto',
});
export const count = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
