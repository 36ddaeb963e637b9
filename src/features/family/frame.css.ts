import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { layout, space } = vars;

const width = `calc(${layout.measure} + ${space[8]})`;

/** The main column of a family's page, and from `lg` up the column beside it. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: width,
  margin: '0 auto',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.lg]: {
      gridTemplateColumns: `minmax(0, ${width}) 19rem`,
      justifyContent: 'space-between',
      alignItems: 'start',
      maxWidth: 'none',
    },
    print: { display: 'block' },
  },
});
