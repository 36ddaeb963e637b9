import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const apart = { display: 'inline-block', maxWidth: '100%', marginInlineEnd: vars.space[2] } as const;

/** Each name stays whole where there is room for it. */
export const name = style({ '@media': { [media.lg]: apart } });
/** Beside the client’s name if the row has one line, else below it; also if the name is a link in bold. */
export const contact = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  '@media': {
    [media.lg]: apart,
  },
});
