import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font } = vars;

const frame = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  // Visible on a tinted card, too.
  background: [color.primarySoft, `color-mix(in srgb, ${color.primarySoftText} 12%, transparent)`],
  color: color.primarySoftText,
  fontWeight: font.weight.bold,
});
export const sizes = styleVariants({
  small: [frame, { width: '3.5rem', height: '3.5rem' }],
  large: [frame, { width: '6rem', height: '6rem', fontSize: font.size.xl }],
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
