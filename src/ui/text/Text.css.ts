import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, layout } = vars;

export const tones = styleVariants({
  plain: {},
  muted: { color: color.textMuted },
  success: { color: color.successSoftText },
  danger: { color: color.danger },
});
export const sizes = styleVariants({
  xs: { fontSize: font.size.xs },
  sm: { fontSize: font.size.sm },
  md: { fontSize: font.size.md },
  lg: { fontSize: font.size.lg, lineHeight: 1.45 },
});
export const headings = styleVariants({
  sm: { fontSize: font.size.md },
  md: { fontSize: font.size.lg },
  lg: { fontSize: font.size.xl },
  xl: { fontSize: `clamp(${font.size.xl}, 1.1rem + 2.2vw, ${font.size.xxl})` },
  display: { fontSize: `clamp(${font.size.xxl}, 1.1rem + 3.6vw, ${font.size.display})`, lineHeight: 1.12 },
});
export const strong = style({ fontWeight: font.weight.bold });
export const typed = style({ whiteSpace: 'pre-line' });
export const measure = style({ maxWidth: layout.measure });
