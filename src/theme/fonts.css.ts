import { globalFontFace } from '@vanilla-extract/css';
import { extended, fallbacks, weights } from './inter/faces.json';

/**
 * Inter, in the letters and weights that scripts/fonts.mjs kept. If it loads late, it is not used until the next
 * page: no line may break again under a reader's eyes (decision 0145).
 */
const inter = (file: string) => ({
  src: `url('./inter/${file}.woff2') format('woff2')`,
  fontWeight: weights,
  fontDisplay: 'optional' as const,
});

globalFontFace('Inter Variable', [
  // A browser fetches it only if such a letter is there.
  { ...inter('inter-latin-ext'), unicodeRange: extended },
  // Every page sets it, so that it need not say which letters it has; what it lacks is looked for above.
  inter('inter-latin'),
]);

// The device's own faces, stretched to Inter's measure.
globalFontFace('Inter on Arial', fallbacks.Arial);
globalFontFace('Inter on Roboto', fallbacks.Roboto);
