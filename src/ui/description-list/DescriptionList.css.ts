import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

// A word too long for its column, such as an address, breaks.
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
});
export const row = style({
  // Wraps by the list's own width, since it is also used in narrow columns.
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  padding: `${space[2]} 0`,
  borderBottom: `1px solid ${color.border}`,
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0, borderBottom: 0 },
    '[data-density="work"] &': { paddingBlock: space[1], columnGap: space[3] },
  },
});
export const term = style({
  flex: '1 1 9rem',
  color: color.textMuted,
  fontSize: font.size.sm,
  lineHeight: 1.7,
  selectors: {
    '[data-density="work"] &': { flexBasis: '6.5rem' },
  },
});
export const description = style({
  flex: '3 1 15rem',
  minWidth: 0,
  selectors: {
    '[data-density="work"] &': { flexBasis: '11.5rem' },
  },
});
