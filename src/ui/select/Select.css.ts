import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const row = style({ position: 'relative', color: vars.color.textMuted });
export const select = style({
  appearance: 'none',
  paddingInlineEnd: vars.space[6],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  top: '50%',
  display: 'flex',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
});
