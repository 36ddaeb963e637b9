import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** Below the client’s name, also where that is a link in bold. */
export const contact = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});
