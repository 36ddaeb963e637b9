import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const versions = style({ containerType: 'inline-size', display: 'grid', gap: space[3] });
// Two texts side by side need room.
globalStyle(`dialog:has(${versions})`, { width: 'min(60rem, calc(100vw - 24px))', maxWidth: 'none' });
export const field = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  '@container': { '(min-width: 36rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const version = style({ display: 'grid', gridTemplateRows: 'auto 1fr', gap: space[1], minWidth: 0 });
export const label = style({ fontSize: font.size.sm, fontWeight: font.weight.bold });
export const words = style({
  margin: 0,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.text,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
/** Words that only one version has. Underlined, since colour alone must not mark them. */
export const other = style({
  background: color.primarySoft,
  color: 'inherit',
  textDecoration: `underline ${color.primary}`,
  textUnderlineOffset: '0.2em',
});
export const said = style({ borderRadius: radius.medium });
/** Replaces the form's summary, and takes the focus. */
export const instead = style({ borderRadius: radius.medium });
globalStyle(`form:has(${instead}) > [role="alert"]`, { display: 'none' });
