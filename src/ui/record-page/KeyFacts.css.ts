import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  minWidth: 0,
});
export const fact = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const term = style({ color: color.textMuted, fontSize: font.size.xs, lineHeight: 1.4 });
export const value = style({ fontWeight: font.weight.medium, fontSize: font.size.sm, lineHeight: 1.45 });
