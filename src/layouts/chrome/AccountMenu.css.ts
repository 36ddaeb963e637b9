import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { outOfSight } from './hidden.css.ts';
import { iconButton } from './icon-button.css.ts';
import { entry, panel } from './panel.css.ts';

const { color, font, radius, space } = vars;

export const trigger = style([
  iconButton,
  {
    '@media': {
      [media.lg]: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: space[1],
        width: 'auto',
        padding: `0 ${space[2]}`,
        border: `1.5px solid ${color.border}`,
        borderRadius: radius.pill,
        fontSize: font.size.sm,
        fontWeight: font.weight.medium,
      },
    },
  },
]);
export const word = style({ '@media': { [media.belowLg]: outOfSight } });
export const menu = style([panel, { width: 'max-content', minWidth: '12rem' }]);
export { entry };
/** A line above it. */
const apart = { marginTop: space[1], boxShadow: `0 -7px 0 -6px ${color.border}` };
export const ours = style(apart);
export const logout = style([entry, apart]);
