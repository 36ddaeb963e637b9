import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { height } from './height.css.ts';

const { color, layout, shadow, space } = vars;

/** A phone with enough room beside the bar: not in landscape, nor with very large letters. */
const roomy = `${media.belowMd} and (min-height: 28em)`;
const inset = 'env(safe-area-inset-bottom)';

export const bar = style({
  display: 'flex',
  '@media': {
    [roomy]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 20,
      display: 'grid',
      padding: `${space[2]} ${space[3]}`,
      paddingBlockEnd: `calc(${space[2]} + ${inset})`,
      borderBlockStart: `1px solid ${color.border}`,
      background: color.surface,
      boxShadow: shadow.high,
    },
    print: { display: 'none' },
  },
});

globalStyle(`html:has(${bar})`, {
  '@media': {
    [roomy]: {
      vars: { [height]: `calc(max(${layout.control}, 2.75rem) + 2 * ${space[2]} + 1px + ${inset})` },
      scrollPaddingBottom: `calc(${height} + ${space[3]})`,
      paddingBottom: height,
    },
  },
});
