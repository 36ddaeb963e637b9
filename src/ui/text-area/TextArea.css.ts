import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const area = style({ minHeight: 120, paddingBlock: 9, resize: 'vertical', lineHeight: 1.5 });
export const counter = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });
export const over = style({ color: vars.color.danger, fontWeight: vars.font.weight.bold });
