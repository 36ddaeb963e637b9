import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, radius, space } = vars;

// The landing page has no top bar, and phones have no footer: this button opens the drawer there.
export const corner = style({
  position: 'absolute',
  top: space[2],
  right: space[2],
  zIndex: 10,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.surface,
  '@media': { [media.md]: { display: 'none' }, print: { display: 'none' } },
});
