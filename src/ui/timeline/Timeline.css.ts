import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

export const list = style({ display: 'grid' });
export const latest = style([list]);
export const entry = style({
  position: 'relative',
  display: 'grid',
  gap: 2,
  paddingInlineStart: space[4],
  paddingBottom: space[3],
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: '0.4em',
      width: 12,
      height: 12,
      borderRadius: '50%',
      border: `2px solid ${color.primary}`,
      background: color.surface,
      zIndex: 1,
    },
    [`${latest} > &:first-child::before`]: { background: color.primary },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 5,
      top: '0.8em',
      bottom: '-0.4em',
      width: 2,
      background: color.border,
    },
  },
});
export const title = style({ fontWeight: font.weight.bold });
export const meta = style({ color: color.textMuted, fontSize: font.size.sm });
export const note = style({ fontSize: font.size.sm, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
