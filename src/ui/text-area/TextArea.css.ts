import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const area = style({
  minHeight: 120,
  paddingBlock: 9,
  resize: 'vertical',
  lineHeight: 1.5,
  // Staff's notes are a line or two. A form that asks for more rows gets them.
  selectors: { '[data-density="work"] &': { minHeight: 60, paddingBlock: 6 } },
});
export const counter = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  // For people who write all day, the counter shows only near the end.
  selectors: { '[data-density="work"] &:not([data-near])': { display: 'none' } },
});
export const over = style({ color: vars.color.danger, fontWeight: vars.font.weight.bold });
