import { style, type StyleRule } from '@vanilla-extract/css';

/** Hidden from sight, but not from screen readers. */
export const outOfSight = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;

export const hidden = style(outOfSight);
