import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { outOfSight } from './hidden.css.ts';
import { iconButton } from './icon-button.css.ts';
import * as shared from './panel.css.ts';

const { color, font, layout, radius, space } = vars;

export const trigger = style([iconButton]);
export const badge = style({
  position: 'absolute',
  top: 2,
  right: 2,
  minWidth: 20,
  padding: '0 5px',
  border: `2px solid ${color.surface}`,
  borderRadius: radius.pill,
  background: color.danger,
  color: color.dangerText,
  // The bar does not grow with the letters.
  fontSize: 'min(0.75rem, 16px)',
  fontWeight: font.weight.bold,
  lineHeight: 1.34,
  textAlign: 'center',
});
/** Says that there are unread messages, whatever the badge says. */
export const dot = style({
  position: 'absolute',
  top: 6,
  left: 4,
  width: 12,
  height: 12,
  border: `2px solid ${color.surface}`,
  borderRadius: radius.pill,
  background: color.primary,
  selectors: { ':root:not([data-unread]) &': { display: 'none' } },
});
export const panel = style([
  shared.panel,
  { width: '22rem', maxHeight: `calc(100dvh - ${layout.topBar} - 2 * ${space[2]})`, overflowY: 'auto' },
]);
export const note = style({
  margin: `0 ${space[2]} ${space[1]}`,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  background: color.warningSoft,
  color: color.warningSoftText,
  fontSize: font.size.sm,
  // Only screen readers announce other words.
  selectors: { '&:not([data-failed])': outOfSight },
});
export const entry = style([
  shared.entry,
  { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[2], alignItems: 'center' },
]);
export const thing = style({ display: 'block', fontWeight: font.weight.medium });
export const words = style({
  display: 'block',
  color: color.textMuted,
  fontSize: font.size.sm,
  selectors: {
    // Reserves the space of words that are still loading.
    '&:empty': {
      width: '70%',
      height: '0.9em',
      marginBlock: '0.3em',
      borderRadius: radius.small,
      background: color.border,
    },
  },
});
