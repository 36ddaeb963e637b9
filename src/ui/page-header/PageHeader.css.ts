import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, layout, space } = vars;

export const header = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  color: color.textMuted,
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
});
export const crumb = style({ display: 'flex', alignItems: 'center', gap: space[1] });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[4]}`,
});
export const words = style({
  display: 'grid',
  flex: '1 1 20rem',
  gap: space[1],
  minWidth: 0,
  // A title may be one long word, such as an email address.
  overflowWrap: 'anywhere',
});
export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const intro = style({ maxWidth: layout.measure, color: color.textMuted, textWrap: 'pretty' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[2],
});
