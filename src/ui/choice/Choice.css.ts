import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, font, layout, motion, radius, space } = vars;

const tick = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath ${path}/%3E%3C/svg%3E")`;
const checkMark = tick(
  "d='m5 12.5 4.5 4.5L19 7.5' fill='none' stroke='%23000' stroke-width='3.5' stroke-linecap='round' stroke-linejoin='round'",
);
const dot = tick("d='M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12Z'");

export const box = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  // Grows with the font size.
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.small,
  background: color.surface,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&[type="radio"]': { borderRadius: radius.pill },
    '&:hover': { borderColor: color.text },
    '&:checked': { background: color.primary, borderColor: color.primary },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: color.primaryText,
      mask: `${checkMark} center / 75% no-repeat`,
      opacity: 0,
    },
    '&[type="radio"]::after': { mask: `${dot} center / 100% no-repeat` },
    '&:checked::after': { opacity: 1 },
    '&[aria-invalid="true"]:not(:checked)': { borderColor: color.danger, borderWidth: 2 },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    '[data-density="work"] &': { width: '1.25rem', height: '1.25rem' },
  },
  '@media': {
    [media.coarse]: { selectors: { '[data-density="work"] &': { width: '1.5rem', height: '1.5rem' } } },
    // Forced colours remove masks and backgrounds, so the native box shows.
    '(forced-colors: active)': { appearance: 'auto' },
  },
});

export const plain = style({ display: 'flex', gap: space[2], alignItems: 'flex-start', cursor: 'pointer' });
export const tile = style([
  plain,
  {
    minHeight: layout.control,
    paddingBlock: space[2],
    paddingInline: `${space[2]} ${space[3]}`,
    border: `1.5px solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
    selectors: {
      '&:hover': { borderColor: color.borderStrong },
      '&:has(:checked)': { background: color.primarySoft, borderColor: color.primary },
      '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
      '&:has(:disabled)': { cursor: 'not-allowed' },
      '[data-density="work"] &': { paddingBlock: 5 },
    },
  },
]);
export const tileBox = style([box, { selectors: { '&:focus-visible': { outline: 'none' } } }]);
export const words = style({ display: 'grid', overflowWrap: 'anywhere', lineHeight: 1.4 });
// A single choice has room around its label, which makes it easier to tap.
globalStyle(`body:not([data-density="work"]) ${plain} > ${words} > label`, {
  paddingBlock: 10,
  marginBlock: -10,
});
export const name = style({ fontWeight: font.weight.medium });
export const hint = style({ color: color.textMuted, fontSize: font.size.sm });

export const list = style({
  display: 'grid',
  gap: space[2],
  marginTop: space[1],
  selectors: { '[data-density="work"] &': { gap: space[1] } },
});
export const twoColumns = style({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
});
