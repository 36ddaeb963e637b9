import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const lines = style({ display: 'grid', gap: vars.space[2] });
export const line = style({
  height: '1.1em',
  borderRadius: vars.radius.small,
  background: vars.color.border,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  selectors: {
    '&:last-child:not(:only-child)': { width: '62%' },
    '&:has(~ [data-unreached])': { animation: 'none' },
  },
});
