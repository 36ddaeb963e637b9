import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, font, radius } = vars;

export const map = style({
  display: 'block',
  width: '100%',
  maxWidth: '26rem',
  borderRadius: radius.medium,
  background: color.surfaceSunken,
});
export const reach = style({ fill: color.primarySoft, stroke: color.primary, strokeWidth: 1.5 });
export const town = style({ fill: color.textMuted, opacity: 0.5 });
export const near = style({ fill: color.primary });
export const name = style({
  fill: color.text,
  // A phone shows the map at two thirds of its size.
  fontSize: 15,
  fontWeight: font.weight.medium,
  // An outline, so that a name is readable over a dot or the circle.
  stroke: color.primarySoft,
  strokeWidth: 3,
  paintOrder: 'stroke',
});
export const own = style([name, { fontWeight: font.weight.bold }]);
