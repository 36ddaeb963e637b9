import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const ring = style({
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  border: '0.17em solid currentColor',
  borderTopColor: 'transparent',
  borderRadius: vars.radius.pill,
  animation: `${turn} 0.9s linear infinite`,
  // A still ring looks broken. At this size, a slow turn does no harm to people sensitive to motion.
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${turn} 3s linear infinite !important` as 'none' },
  },
});
export const row = style({
  display: 'inline-flex',
  gap: vars.space[2],
  color: vars.color.textMuted,
});
// In line with the first of several lines.
globalStyle(`${row} > ${ring}`, { marginBlock: '0.125em' });
export const page = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[3],
  // Keeps what follows out of view, since it would jump when the page loads.
  minHeight: '100dvh',
  paddingBottom: '30dvh',
  color: vars.color.textMuted,
});
export const large = style({ display: 'grid', fontSize: '2rem', lineHeight: 0, color: vars.color.primary });
