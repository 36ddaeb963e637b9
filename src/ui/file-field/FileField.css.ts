import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, motion, radius, space } = vars;

export const zone = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: 72,
  padding: `${space[2]} ${space[3]}`,
  border: `1.5px dashed ${color.borderStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:hover, &[data-over]': { background: color.primarySoft, borderColor: color.primary },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
    '&:has([aria-invalid="true"])': { borderColor: color.danger },
  },
});
/** On its own line. The input above it takes the clicks. */
export const chosen = style({
  display: 'flex',
  flex: '1 0 100%',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
});
// Covers the whole zone, so that the browser's own input takes clicks and drops.
export const input = style({ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' });
export const sign = style({ display: 'flex', color: color.primary });
export const words = style({ display: 'grid', flex: '1 1 6rem', minWidth: 0, lineHeight: 1.4 });
export const name = style({ fontWeight: font.weight.bold, overflowWrap: 'anywhere' });
export const invite = style({ color: color.primary, fontWeight: font.weight.bold });
/** Hidden on touch screens, where nothing can be dropped. */
export const drop = style({ '@media': { '(hover: none)': { display: 'none' } } });
export const note = style({ color: color.textMuted, fontSize: font.size.sm });
export const remove = style({ position: 'relative', zIndex: 1 });
/** Hidden on devices with only a mouse, which seldom have a camera to hold over a document. */
export const camera = style([
  remove,
  { display: 'none', '@media': { '(any-pointer: coarse)': { display: 'block' } } },
]);
