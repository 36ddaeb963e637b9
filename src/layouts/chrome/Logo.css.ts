import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, font, space } = vars;

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: color.text,
  fontWeight: font.weight.bold,
  letterSpacing: '-0.018em',
  lineHeight: font.leading.tight,
  '@media': { [media.md]: { whiteSpace: 'nowrap' } },
});
export const mark = style({ flex: 'none' });
export const left = style({ fill: color.primary });
export const right = style({ fill: color.secondary });
export const house = style({ fill: color.page });
