import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { layout, space } = vars;

/** A column for a form, in the middle of the page. */
export const column = style({
  width: '100%',
  maxWidth: `calc(${layout.measure} + ${space[8]})`,
  margin: '0 auto',
});
/** A reference, code or link to be read letter by letter. */
export const exact = style({
  fontVariantNumeric: 'tabular-nums slashed-zero',
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
});
