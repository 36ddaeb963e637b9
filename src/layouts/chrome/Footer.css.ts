import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, font, layout, space } = vars;

export const footer = style({
  borderTop: `1px solid ${color.border}`,
  background: color.surfaceSunken,
  fontSize: font.size.sm,
  '@media': { [media.belowMd]: { display: 'none' }, print: { display: 'none' } },
});
export const row = style({
  display: 'flex',
  gap: space[7],
  maxWidth: layout.page,
  margin: '0 auto',
  padding: `${space[5]} ${space[4]}`,
});
export const about = style({
  display: 'grid',
  gap: space[1],
  marginInlineEnd: 'auto',
  alignContent: 'start',
});
export const heading = style({ marginBottom: space[1], fontSize: font.size.sm });
export const list = style({ display: 'grid', gap: space[1] });

globalStyle(`${about} p`, { color: color.textMuted });
globalStyle(`${list} a`, { color: color.text });
