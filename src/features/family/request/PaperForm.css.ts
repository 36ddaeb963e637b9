import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, space } = vars;

export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxWidth: vars.layout.measure,
  marginInline: 'auto',
  // In line with the note above it.
  '@media': { [media.lg]: { marginInline: 0 }, print: { display: 'block' } },
});
// Not a grid, in which a heading may stay alone at the foot of a sheet.
export const part = style({
  display: 'grid',
  gap: space[3],
  '@media': { print: { display: 'block', marginTop: space[4] } },
});
export const question = style({
  display: 'grid',
  gap: space[1],
  breakInside: 'avoid',
  '@media': { print: { marginTop: space[2] } },
});
export const wording = style({ fontSize: font.size.md });
export const hint = style({ color: color.textMuted, fontSize: font.size.sm });
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: space[1],
});
export const choice = style({ display: 'flex', gap: space[1] });
/** A box to tick with a pen. */
export const box = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.1em',
  height: '1.1em',
  marginTop: '0.2em',
  border: '1.5px solid currentColor',
  borderRadius: 3,
});
export const line = style({ height: '2.2rem', borderBottom: `1px solid ${color.borderStrong}` });
export const week = style({ width: '100%', fontSize: font.size.xs, textAlign: 'center' });
globalStyle(`${week} th`, { fontWeight: font.weight.medium });
globalStyle(`${week} th[scope="row"]`, { textAlign: 'start' });
