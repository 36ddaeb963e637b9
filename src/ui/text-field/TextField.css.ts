import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, radius, space } = vars;

export const row = style({ display: 'flex', alignItems: 'stretch' });
export const affix = style({
  display: 'grid',
  placeItems: 'center',
  padding: `0 ${space[2]}`,
  border: `1.5px solid ${color.borderStrong}`,
  background: color.surfaceSunken,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': {
      borderInlineEnd: 0,
      borderStartStartRadius: radius.medium,
      borderEndStartRadius: radius.medium,
    },
    '&:last-child': {
      borderInlineStart: 0,
      borderStartEndRadius: radius.medium,
      borderEndEndRadius: radius.medium,
    },
  },
});
export const inner = style({
  selectors: {
    '&:not(:first-child)': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    '&:not(:last-child)': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    '&:focus-visible': { position: 'relative' },
  },
});
