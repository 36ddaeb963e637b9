import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { iconButton } from './icon-button.css.ts';

const { color, radius } = vars;

export const menuButton = style([
  iconButton,
  {
    '@media': { [media.md]: { display: 'none' } },
    selectors: {
      // The button with its label is in the drawer, since a phone's bar has no room.
      ':root[data-update="waiting"] &::after': {
        content: '""',
        position: 'absolute',
        top: 6,
        right: 6,
        width: 12,
        height: 12,
        border: `2px solid ${color.surface}`,
        borderRadius: radius.pill,
        background: color.secondary,
      },
    },
  },
]);
