import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, radius, space } = vars;

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const way = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  alignContent: 'start',
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  // Leaves room for an email address on one line.
  '@media': { [`${media.md} and ${media.belowLg}`]: { padding: space[3] } },
});
export const topic = style({ display: 'grid', gap: space[2], alignContent: 'start' });
export const detail = style({ fontSize: font.size.lg, fontWeight: font.weight.bold, lineHeight: 1.35 });
export const line = style({ display: 'block' });
export const aside = style({ color: color.textMuted, fontSize: font.size.sm });

globalStyle(`${way} > svg`, { marginBottom: space[1], color: color.primary });
globalStyle(`:is(${way}, ${topic}) > h3`, { fontSize: font.size.md });
