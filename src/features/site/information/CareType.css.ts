import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, radius, space } = vars;

export const card = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  '@media': { [media.md]: { padding: space[4] }, print: { breakInside: 'avoid' } },
});
export const sides = style({
  display: 'grid',
  gap: `${space[3]} ${space[5]}`,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const side = style({ display: 'grid', gap: space[2], alignContent: 'start' });
export const skillList = style({
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

globalStyle(`${card} > h3`, { fontSize: font.size.lg });
globalStyle(`${side} > h4`, {
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});
