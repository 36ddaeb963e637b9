import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const list = style({ display: 'grid' });
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[2],
  selectors: {
    '&:not(:last-child)': { borderBottom: `1px solid ${color.border}` },
    '&:last-child': { paddingBottom: 0 },
    '&:first-child': { paddingTop: 0 },
  },
});
export const words = style({ display: 'grid', flex: '1 1 14rem', minWidth: 0 });
