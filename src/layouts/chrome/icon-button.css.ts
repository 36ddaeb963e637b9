import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, radius } = vars;

export const iconButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceSunken } },
});
