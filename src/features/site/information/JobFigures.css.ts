import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, space } = vars;

/** Reserves the usual height, so that nothing below moves. */
export const figures = style({
  display: 'grid',
  gap: space[3],
  minHeight: '32rem',
  alignContent: 'start',
  '@media': { [media.md]: { minHeight: '20rem' } },
});
export const said = style({ margin: 0 });
export const looking = style([said, { '@media': { '(scripting: none)': { display: 'none' } } }]);
export const again = style({
  justifySelf: 'start',
  minHeight: '2.75rem',
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  cursor: 'pointer',
});
export const groups = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** Fixed, so that the columns of tables below each other line up. */
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: font.size.sm,
});
globalStyle(`${table} thead th:first-child`, { width: '40%' });
export const title = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[1]} ${space[2]} ${space[1]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBottom: `1px solid ${color.border}`,
});
