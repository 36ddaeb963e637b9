import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, motion, radius, space } = vars;

export const wrap = style({ display: 'grid', gap: space[1] });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: font.size.sm,
});
export const number = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });

const fill = { borderRadius: radius.pill, background: color.primary, transition: `width ${motion.calm}` };

export const bar = style({
  appearance: 'none',
  width: '100%',
  height: 12,
  border: 0,
  borderRadius: radius.pill,
  background: color.surfaceSunken,
  overflow: 'hidden',
  outline: `1px solid ${color.border}`,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  },
});
