import { breakpoints } from './tokens.ts';

/** Media queries for `.css.ts` files, from the narrow screen up; `belowMd` is the mobile layout. */
export const media = {
  sm: `(min-width: ${breakpoints.sm})`,
  md: `(min-width: ${breakpoints.md})`,
  lg: `(min-width: ${breakpoints.lg})`,
  belowLg: `(max-width: ${Number.parseFloat(breakpoints.lg) - 0.02}px)`,
  belowMd: `(max-width: ${Number.parseFloat(breakpoints.md) - 0.02}px)`,
  /** The main pointer is a finger. */
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
