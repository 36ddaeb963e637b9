import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, radius, space } = vars;

export const view = style({ display: 'grid', gap: space[2] });
/** As high as fits beside the check. On a phone the check must stay within reach. */
const sheet = style({
  width: '100%',
  height: '60dvh',
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.surfaceSunken,
  '@media': { [media.md]: { height: 'max(24rem, calc(100dvh - 15rem))' } },
});
/** As high as the document, so that nothing below moves, even when a long wait adds words. */
export const coming = style([
  sheet,
  {
    display: 'grid',
    gridTemplateColumns: 'min(100%, 18rem)',
    justifyContent: 'center',
    alignContent: 'start',
    padding: `20dvh ${space[3]} 0`,
  },
]);
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[2] });
/** Shown if only words are above it. On a phone it has the height of a long wait's words. */
export const only = style([
  tools,
  { minHeight: '4.5rem', '@media': { [media.md]: { minHeight: vars.layout.controlSmall } } },
]);
export const frame = style([sheet, { display: 'block' }]);
export const photo = style([sheet, { overflow: 'auto' }]);
export const whole = style({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });
export const actual = style({ display: 'block', width: '200%', maxWidth: 'none' });
