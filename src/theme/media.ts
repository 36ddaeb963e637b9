import { breakpoints } from './tokens.ts';

/** In em, so that with large letters the narrow layout begins at a greater width. */
const em = (width: string, less = 0) => `${(Number.parseFloat(width) - less) / 16}em`;

/** Media queries for `.css.ts` files, from the narrow screen up; `belowMd` is the mobile layout. */
export const media = {
  sm: `(min-width: ${em(breakpoints.sm)})`,
  md: `(min-width: ${em(breakpoints.md)})`,
  lg: `(min-width: ${em(breakpoints.lg)})`,
  belowLg: `(max-width: ${em(breakpoints.lg, 0.02)})`,
  belowMd: `(max-width: ${em(breakpoints.md, 0.02)})`,
  /** A phone with letters so large that few words fit a line. */
  fewWords: `(max-width: 19.99em)`,
  /** The main pointer is a finger. */
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
