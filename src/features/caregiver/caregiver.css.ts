import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/** Short facts, each behind its sign. */
export const facts = style({ display: 'grid', gap: space[1], color: color.textMuted });
export const fact = style({ display: 'flex', gap: space[1], alignItems: 'center' });
/** The end of a card, at the same height as that of its neighbours. */
export const foot = style({ display: 'grid', gap: space[3], marginTop: 'auto' });
/** Short links, in as many columns as fit. */
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: `${space[1]} ${space[3]}`,
});
