import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { aboveBar } from '../bottom-bar/height.css.ts';

const { color, font, motion, radius, shadow, space } = vars;

const slide = keyframes({ from: { opacity: 0, transform: 'translateY(18px)' } });

export const toaster = style({
  position: 'fixed',
  insetBlock: `auto calc(${space[3]} + ${aboveBar})`,
  insetInline: `auto ${space[3]}`,
  width: `min(24rem, calc(100% - 2 * ${space[3]}))`,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
  zIndex: 100,
  '@media': { print: { display: 'none' } },
});
// What gets the focus on a phone, such as the button that a dialog came from, is above them.
globalStyle('html:has(#toaster li)', {
  '@media': { [media.belowMd]: { scrollPaddingBottom: `calc(7rem + ${aboveBar})` } },
});
export const list = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });
export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: `${space[3]} ${space[2]}`,
  border: `1px solid ${color.border}`,
  borderInlineStart: '6px solid',
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: shadow.high,
  fontFamily: font.family.body,
  fontSize: font.size.sm,
  lineHeight: 1.45,
  pointerEvents: 'auto',
  // On touch screens, taps reach what is below. Only × belongs to the toast.
  '@media': { '(pointer: coarse)': { pointerEvents: 'none' } },
  animation: `${slide} ${motion.calm} ${motion.ease}`,
});
export const tones = styleVariants({
  neutral: { borderInlineStartColor: color.borderStrong },
  info: { borderInlineStartColor: color.primary },
  success: { borderInlineStartColor: color.success },
  warning: { borderInlineStartColor: color.warning },
  danger: { borderInlineStartColor: color.danger },
});
export const message = style({ flex: 1, paddingBlock: 6, overflowWrap: 'anywhere' });
export const close = style({
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.textMuted,
  fontSize: '1.4rem',
  lineHeight: 1,
  cursor: 'pointer',
  pointerEvents: 'auto',
  '@media': { '(pointer: coarse)': { width: 44, height: 44 } },
  selectors: { '&:hover': { background: color.surfaceSunken, color: color.text } },
});
