import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, font, radius, space } = vars;

export const help = style({
  display: 'grid',
  gap: space[1],
  overflow: 'clip',
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.textMuted,
  fontSize: font.size.sm,
});
export const picture = style({
  display: 'none',
  '@media': {
    [media.lg]: { display: 'block', margin: `calc(-1 * ${space[3]}) calc(-1 * ${space[3]}) ${space[2]}` },
  },
});
globalStyle(`${picture} > svg`, { borderRadius: 0 });
export const title = style({ color: color.text, fontSize: font.size.md });
export const phone = style({ fontSize: `min(${font.size.lg}, 7vw)`, fontWeight: font.weight.bold });
