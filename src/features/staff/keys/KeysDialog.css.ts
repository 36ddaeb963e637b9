import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[1]} 0`,
  borderBottom: `1px solid ${color.border}`,
  fontSize: font.size.sm,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const keys = style({ display: 'flex', gap: space[1] });
export const key = style({
  display: 'inline-block',
  minWidth: '1.75em',
  padding: `0 ${space[1]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.small,
  background: color.surfaceSunken,
  color: color.text,
  fontFamily: 'inherit',
  fontSize: font.size.sm,
  textAlign: 'center',
});
