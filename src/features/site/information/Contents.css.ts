import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, layout, radius, space } = vars;

export const outer = style({
  maxWidth: layout.page,
  margin: '0 auto',
  padding: `${space[4]} ${space[3]} 0`,
  '@media': { [media.md]: { padding: `${space[5]} ${space[4]} 0` } },
});
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const link = style({
  display: 'block',
  padding: '7px 14px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.text,
  fontSize: font.size.sm,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.primary, color: color.primary } },
});
