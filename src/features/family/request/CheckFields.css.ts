import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

// With large letters the link back is below the answer, which else would be a column of syllables.
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[3]}` });
/** Keeps the line breaks that a person typed. */
export const given = style({
  flex: '1 1 9em',
  minWidth: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const step = style({
  display: 'grid',
  gap: vars.space[1],
  selectors: { '& + &': { paddingTop: vars.space[3], borderTop: `1px solid ${vars.color.borderStrong}` } },
});
export const leftOut = style({
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
