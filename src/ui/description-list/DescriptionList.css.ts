import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, font, space } = vars;

export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gap: `0 ${space[4]}`,
  padding: `${space[2]} 0`,
  borderBottom: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(9rem, 14rem) minmax(0, 1fr)' } },
});
export const term = style({ color: color.textMuted, fontSize: font.size.sm, lineHeight: 1.7 });
export const description = style({ minWidth: 0 });
