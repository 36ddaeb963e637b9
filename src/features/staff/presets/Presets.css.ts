import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { layout, space } = vars;

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  // Level with larger buttons beside it.
  minHeight: layout.control,
  // The first button has no edge, so its words line up with what is above.
  selectors: { '&:has(> button:first-child)': { marginInlineStart: `calc(-1 * ${space[2]})` } },
});
