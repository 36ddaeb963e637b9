import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** What an approval waits for, below the buttons. */
export const missing = style({
  flexBasis: '100%',
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
