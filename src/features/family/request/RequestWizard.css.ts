import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const column = style({
  width: '100%',
  maxWidth: `calc(${vars.layout.measure} + ${vars.space[8]})`,
  margin: '0 auto',
});
export const kept = style({
  marginBottom: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
export const notices = style({ display: 'grid', gap: vars.space[2], marginBottom: vars.space[4] });
