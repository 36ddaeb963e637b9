import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, font, space } = vars;

/** Steps in a row with a mark between them; below one another where there is no room. */
export const history = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: font.size.sm,
});
