import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, font, radius, space } = vars;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  padding: `calc(${space[2]} / 4) ${space[2]}`,
  border: '1px solid transparent',
  borderRadius: radius.pill,
  fontSize: font.size.xs,
  fontWeight: font.weight.bold,
  lineHeight: 1.3,
  // May wrap on a phone, where it can be wider than its place, but not inside a word. In a table's column it would wrap
  // too soon.
  overflowWrap: 'normal',
  '@media': { [media.lg]: { whiteSpace: 'nowrap' } },
});
export const dot = style({
  flexShrink: 0,
  width: 8,
  height: 8,
  borderRadius: radius.pill,
  background: 'currentColor',
});
export const tones = styleVariants({
  neutral: { background: color.surfaceSunken, color: color.textMuted, borderColor: color.border },
  // A border, since a selected row has the badge's colour.
  info: { background: color.primarySoft, color: color.primarySoftText, borderColor: color.surface },
  success: { background: color.successSoft, color: color.successSoftText },
  warning: { background: color.warningSoft, color: color.warningSoftText },
  danger: { background: color.dangerSoft, color: color.dangerSoftText },
});
