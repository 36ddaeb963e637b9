import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { aboveBar } from '../../ui/bottom-bar/height.css.ts';

const { color, font, motion, radius, shadow, space } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(18px)' } });

// In the corner without toasts.
export const card = style({
  position: 'fixed',
  insetBlockEnd: `calc(${space[3]} + ${aboveBar})`,
  insetInlineStart: space[3],
  zIndex: 90,
  display: 'grid',
  gap: space[2],
  width: `min(24rem, calc(100% - 2 * ${space[3]}))`,
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: shadow.high,
  animation: `${rise} ${motion.calm} ${motion.ease}`,
  '@media': { print: { display: 'none' } },
});
export const title = style({ fontSize: font.size.md, fontWeight: font.weight.bold });
export const text = style({ marginTop: space[1], color: color.textMuted, fontSize: font.size.sm });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
