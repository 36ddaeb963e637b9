import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const area = style({
  minHeight: 120,
  paddingBlock: 9,
  resize: 'vertical',
  lineHeight: 1.5,
  // At work a note is a line or two. A form that asks for more rows gets them.
  selectors: { '[data-density="work"] &': { minHeight: 60, paddingBlock: 6 } },
});
export const counter = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  // People who write all day are warned only near the end.
  selectors: { '[data-density="work"] &:not([data-near])': { display: 'none' } },
});
export const over = style({ color: vars.color.danger, fontWeight: vars.font.weight.bold });
