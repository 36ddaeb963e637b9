import { breakpoints } from './tokens.ts';

/** Of the browser's letters: where they are large, a narrow screen's layout begins earlier. */
const em = (width: string, less = 0) => `${(Number.parseFloat(width) - less) / 16}em`;

/** Media queries for `.css.ts` files, from the narrow screen up; `belowMd` is the mobile layout. */
export const media = {
  sm: `(min-width: ${em(breakpoints.sm)})`,
  md: `(min-width: ${em(breakpoints.md)})`,
  lg: `(min-width: ${em(breakpoints.lg)})`,
  belowLg: `(max-width: ${em(breakpoints.lg, 0.02)})`,
  belowMd: `(max-width: ${em(breakpoints.md, 0.02)})`,
  /** A phone with letters so large that a line holds few words. */
  fewWords: `(max-width: 19.99em)`,
  /** The main pointer is a finger. */
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
