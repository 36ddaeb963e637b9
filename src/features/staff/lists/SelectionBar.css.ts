import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { height } from '../../../ui/bottom-bar/height.css.ts';

const { color, radius, shadow, space } = vars;

export const bar = style({
  position: 'sticky',
  insetBlockEnd: space[2],
  zIndex: 4,
  display: 'grid',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: shadow.high,
});
export const outcomes = style({
  display: 'grid',
  gap: space[1],
  maxHeight: '30vh',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});
const covered = '7rem';
// Messages and what has the focus stay above the bar. Focusing a button in the bar does not scroll the list.
globalStyle(`html:has(${bar})`, { vars: { [height]: '5rem' }, scrollPaddingBottom: covered });
globalStyle(`${bar} *`, { scrollMarginBlockEnd: `calc(-1 * ${covered})` });

export const status = style({ margin: 0, fontWeight: vars.font.weight.bold });
