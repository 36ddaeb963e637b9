import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, radius, space } = vars;

export const note = style({
  maxWidth: vars.layout.measure,
  margin: `0 auto ${space[4]}`,
  padding: space[3],
  borderRadius: radius.medium,
  background: color.warningSoft,
  color: color.warningSoftText,
});
export const withoutStorage = style({
  selectors: { ':root:not([data-keeps-nothing]) &': { display: 'none' } },
});
globalStyle(`${note} a`, { color: 'inherit' });
// Without scripts nothing loads, and controls do nothing.
globalStyle(':root:not([data-scripts]) astro-island', { display: 'none' });
