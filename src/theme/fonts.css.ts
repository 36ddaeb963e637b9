import { globalFontFace } from '@vanilla-extract/css';

const face = (file: string, unicodeRange: string) => ({
  src: `url('@fontsource-variable/inter/files/inter-${file}-wght-normal.woff2') format('woff2')`,
  fontWeight: '100 900',
  fontDisplay: 'swap' as const,
  unicodeRange,
});

globalFontFace('Inter Variable', [
  // Names such as Łukasz or Şebnem need it; a browser fetches it only where such a letter stands.
  face('latin-ext', 'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1E00-1E9F,U+1EF2-1EFF'),
  face(
    'latin',
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212',
  ),
]);

// Arial stretched to Inter's metrics, so that nothing moves when Inter arrives.
globalFontFace('Inter Fallback', {
  src: 'local("Arial")',
  ascentOverride: '90.49%',
  descentOverride: '22.56%',
  lineGapOverride: '0%',
  sizeAdjust: '107.06%',
});
