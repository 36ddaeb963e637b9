import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, layout, radius, shadow, space } = vars;

/** A popover below its button at the end of the bar. */
export const panel = style({
  position: 'fixed',
  // For browsers without anchor positioning: below the end of the bar's content, which is as wide as the page's.
  inset: `calc(${layout.topBar} + ${space[1]}) max(${space[2]}, calc(50% - ${layout.page} / 2 + ${space[4]})) auto auto`,
  maxWidth: `calc(100% - 2 * ${space[2]})`,
  margin: 0,
  padding: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: shadow.medium,
  '@media': {
    [media.md]: {
      '@supports': {
        // The button that opens a popover is its implicit anchor.
        '(position-area: block-end span-inline-start)': {
          inset: 'auto',
          maxWidth: 'none',
          marginBlock: space[2],
          positionArea: 'block-end span-inline-start',
          positionTryFallbacks: 'flip-inline',
        },
      },
    },
  },
});
export const entry = style({
  display: 'block',
  width: '100%',
  padding: `9px ${space[2]}`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.primarySoft, color: color.primarySoftText } },
});
