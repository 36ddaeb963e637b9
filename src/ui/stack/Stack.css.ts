import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

export const stack = style({ display: 'flex', minWidth: 0 });
export const directions = styleVariants({
  column: { flexDirection: 'column' },
  row: {
    flexDirection: 'row',
    // Beside a tall message, a stretched button would look broken.
    selectors: { '&:has(> [role="alert"])': { alignItems: 'center' } },
  },
});
export const gaps = styleVariants({
  1: { gap: space[1] },
  2: { gap: space[2] },
  3: { gap: space[3] },
  4: { gap: space[4] },
  5: { gap: space[5] },
  6: { gap: space[6] },
});
export const aligns = styleVariants({
  stretch: {},
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});
export const justifies = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
export const wrapping = style({ flexWrap: 'wrap' });
