import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, font, motion, radius, space } = vars;

export const stepper = style({ display: 'grid', gap: space[1] });
export const short = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: font.size.sm,
  '@media': { [media.md]: { display: 'none' } },
});
export const current = style({ fontWeight: font.weight.bold });
export const count = style({ color: color.textMuted });
export const list = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space[1] });
export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minWidth: 0,
  color: color.textMuted,
  fontSize: font.size.sm,
  lineHeight: 1.3,
  '::before': {
    content: '""',
    height: 6,
    borderRadius: radius.pill,
    background: color.border,
    transition: `background-color ${motion.calm}`,
  },
  selectors: {
    '&[data-state="done"]::before': { background: color.secondary },
    '&[data-state="current"]::before': { background: color.primary },
    '&[data-state="current"]': { color: color.text, fontWeight: font.weight.bold },
  },
});
export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  '@media': {
    [media.belowMd]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
