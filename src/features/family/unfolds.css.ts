import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const flat = { margin: 0, padding: 0, border: 0 };
const canUnfold = 'selector(::details-content)';

/** Details that are always open on a wide screen, without a script. Older browsers fold them there, too. */
export const unfolds = style({});
/** Its content, without a frame on a wide screen and on paper. */
export const unfolded = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.lg]: { '@supports': { [canUnfold]: { selectors: { '&&': flat } } } },
    print: { selectors: { '&&': flat } },
  },
});
globalStyle(`${unfolds}::details-content`, { '@media': { [media.lg]: { contentVisibility: 'visible' } } });
globalStyle(`${unfolds} > summary`, {
  '@media': {
    [media.lg]: { '@supports': { [canUnfold]: { display: 'none' } } },
    print: { display: 'none' },
  },
});
