import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, font, radius, space } = vars;

/** A form and, where there is room beside it, what people can count on. */
export const beside = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: '29rem minmax(0, 27rem)',
      gap: space[7],
      alignItems: 'start',
      justifyContent: 'center',
    },
  },
});
export const assurance = style({
  display: 'grid',
  gap: space[3],
  width: '100%',
  maxWidth: '29rem',
  marginInline: 'auto',
  padding: space[4],
  borderRadius: radius.medium,
  background: color.surface,
  border: `1px solid ${color.border}`,
  '@media': {
    // Comes only with the form above it, so that it never moves.
    [media.belowLg]: { selectors: { ':not(:has(form)) > &': { display: 'none' } } },
    [media.lg]: { marginBlock: space[5] },
    print: { display: 'none' },
  },
});
export const picture = style({ '@media': { [media.belowLg]: { display: 'none' } } });
export const title = style({ fontSize: font.size.lg });
