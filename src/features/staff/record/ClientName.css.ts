import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const apart = { display: 'inline-block', maxWidth: '100%', marginInlineEnd: vars.space[2] } as const;

/** A name stays on one line if there is room. Contacts beside short names begin below each other. */
export const name = style({ '@media': { [media.lg]: { ...apart, minWidth: '9rem' } } });
/** Beside the client’s name if the row has one line, else below it. It is not bold, even in a bold link. */
export const contact = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  '@media': {
    [media.lg]: apart,
  },
});
