import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** What an approval waits for, under the buttons that it explains. */
export const missing = style({
  flexBasis: '100%',
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
