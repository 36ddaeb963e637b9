import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  padding: `${space[6]} ${space[4]}`,
  border: `1.5px dashed ${color.border}`,
  borderRadius: radius.medium,
  textAlign: 'center',
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 60,
  height: 60,
  borderRadius: radius.pill,
  background: color.secondarySoft,
  color: color.secondarySoftText,
});
export const title = style({ textWrap: 'balance', fontSize: font.size.lg, fontWeight: font.weight.bold });
export const action = style({ marginTop: space[2] });
export const words = style({ maxWidth: '30rem', textWrap: 'balance', color: color.textMuted });
