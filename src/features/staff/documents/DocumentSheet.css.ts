import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, space } = vars;

/** The document beside its check, or above it if there is no room. */
export const sheet = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(18rem, 2fr)' } },
});

/** The buttons stay in view, however long the check is. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': {
    [media.md]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 2,
      marginBlockEnd: `calc(-1 * ${space[2]})`,
      paddingBlock: space[2],
      borderBlockStart: `1px solid ${color.border}`,
      background: color.surface,
    },
  },
});
const covered = '5rem';
// Keeps what is focused or scrolled to above the buttons. Buttons themselves are always in view.
globalStyle(`html:has(${answers})`, { scrollPaddingBottom: covered });
// Messages are over the document, not over the buttons.
globalStyle(`html:has(${answers}) #toaster`, {
  '@media': { [media.md]: { insetInline: `${space[3]} auto` } },
});
globalStyle(`${answers} *`, { '@media': { [media.md]: { scrollMarginBlockEnd: `calc(-1 * ${covered})` } } });
