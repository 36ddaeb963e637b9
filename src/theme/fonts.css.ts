import { globalFontFace } from '@vanilla-extract/css';
import { extended, fallbacks, weights } from './inter/faces.json';

/**
 * Inter with the letters and weights that scripts/fonts.mjs kept. If it loads late, it is not used until the next page,
 * so that no line breaks again while someone reads (decision 0145).
 */
const inter = (file: string) => ({
  src: `url('./inter/${file}.woff2') format('woff2')`,
  fontWeight: weights,
  fontDisplay: 'optional' as const,
});

globalFontFace('Inter Variable', [
  // Browsers fetch it only if a page has one of these letters.
  { ...inter('inter-latin-ext'), unicodeRange: extended },
  // Every page needs it, so it has no range. Letters it lacks come from the file above.
  inter('inter-latin'),
]);

// Fonts of the device, adjusted to Inter's widths.
globalFontFace('Inter on Arial', fallbacks.Arial);
globalFontFace('Inter on Roboto', fallbacks.Roboto);
