import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { scrim } from '../../theme/tokens.ts';

const { color, layout, motion, radius, shadow, space } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const dialog = style({
  // Not the browser's own, which grows with the letters.
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 24px)',
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  color: color.text,
  // Its place in the page is not inside the element that opened it.
  textAlign: 'start',
  boxShadow: shadow.high,
  overscrollBehavior: 'contain',
  // Keeps a focused field above the buttons.
  scrollPaddingBlockEnd: '5.5rem',
  selectors: {
    '&[open]': { animation: `${rise} ${motion.calm} ${motion.ease}` },
    '&::backdrop': { background: scrim },
  },
});
export const sizes = styleVariants({
  normal: { width: 'min(34rem, calc(100vw - 24px))' },
  wide: { width: 'min(76rem, calc(100vw - 24px))' },
});
// The padding is inside, so that a click on the dialog element itself is always on the backdrop.
export const inside = style({ display: 'grid', gap: space[3], padding: space[4] });
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
});
export const close = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: `max(36px, ${layout.controlSmall})`,
  height: `max(36px, ${layout.controlSmall})`,
  margin: `calc(-1 * ${space[1]})`,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceSunken, color: color.text } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingTop: space[1],
  '@media': {
    // The buttons stay in view in a long dialog, unless the screen is too low.
    '(min-height: 26rem)': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 2,
      margin: `0 calc(-1 * ${space[4]}) calc(-1 * ${space[4]})`,
      padding: `${space[2]} ${space[4]} ${space[3]}`,
      background: `linear-gradient(transparent, ${color.surfaceRaised} ${space[1]})`,
    },
  },
});
