import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const beside = style({ display: 'flex', gap: vars.space[2], alignItems: 'center' });
/** Above the link that covers the row. Its touch area is larger than the box. */
export const pick = style({
  zIndex: 1,
  selectors: { '&::before': { content: '""', position: 'absolute', inset: -8 } },
});
export const pickAll = style([
  pick,
  { marginInlineEnd: vars.space[2], marginBlock: -3, verticalAlign: 'middle' },
]);
