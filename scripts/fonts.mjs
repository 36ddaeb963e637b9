/**
 * Makes the files in src/theme/inter (decision 0145): Inter with only the letters and weights of this site, and the
 * devices' fonts, stretched to Inter's width at each weight. Run `npm run fonts` after updating the font or changing
 * the weights in design-tokens.json.
 */
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import subsetFont from 'subset-font';
import { style } from '../oxfmt.config.ts';

const root = path.resolve(import.meta.dirname, '..');
const from = path.join(root, 'node_modules/@fontsource-variable/inter');
const to = path.join(root, 'src/theme/inter');
const { weight } = JSON.parse(readFileSync(path.join(root, 'design-tokens.json'), 'utf8')).font;
const [regular, medium, bold] = ['regular', 'medium', 'bold'].map((name) => weight[name].$value);

/** Features for digits in columns and letters with accents. The other 30 are for designers. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

/** Western Europe's letters, and the punctuation that people type or a phone types for them. */
const LATIN =
  between(0x20, 0x7e) + between(0xa0, 0xff) + 'ıŒœŠšŸŽžˆ˚˜‐‑‒–—‘’‚“”„†•…‰′″‹›€™←↑→↓−≤≥\u2009\u200b\u202f';
/** For names such as Łukasz or Şebnem. */
const LATIN_EXT = between(0x100, 0x24f) + between(0x1e00, 0x1eff) + 'ʻʼ₺₽₴';

const letters = { latin: LATIN, 'latin-ext': LATIN_EXT };
for (const [name, kept] of Object.entries(letters)) {
  const whole = readFileSync(path.join(from, `files/inter-${name}-wght-normal.woff2`));
  const cut = await subsetFont(whole, kept, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: { min: regular, max: bold } },
  });
  writeFileSync(path.join(to, `inter-${name}.woff2`), cut);
  console.log(
    `inter-${name}.woff2: ${(cut.length / 1024).toFixed(1)} KB of ${(whole.length / 1024).toFixed(1)}`,
  );
}
copyFileSync(path.join(from, 'LICENSE'), path.join(to, 'LICENSE'));

// Metrics of the devices' fonts, from `fromBuffer`. Arimo has Arial's.
const arimo = {
  ...{ familyName: 'Arimo', category: 'sans-serif', unitsPerEm: 2048, lineGap: 67 },
  ...{ ascent: 1854, capHeight: 1409, xHeight: 1082, descent: -434, xWidthAvg: 913 },
};
const arimoBold = { ...arimo, xWidthAvg: 983 };
const roboto = {
  ...{ familyName: 'Roboto', category: 'sans-serif', unitsPerEm: 2048, lineGap: 0 },
  ...{ ascent: 1900, capHeight: 1456, xHeight: 1082, descent: -500, xWidthAvg: 911 },
};
const robotoBold = { ...roboto, xWidthAvg: 926 };

const ARIAL = ['Arial', 'Liberation Sans'];
const fallbacks = {
  // On Windows, macOS and iOS. Liberation Sans on Linux has the same metrics.
  Arial: await Promise.all([
    stretched(regular, arimo, ARIAL),
    stretched(medium, arimo, ARIAL),
    stretched(bold, arimoBold, ['Arial Bold', 'Liberation Sans Bold']),
  ]),
  // On Android.
  Roboto: await Promise.all([
    // Its medium weight differs by a thousandth.
    stretched(regular, roboto, ['Roboto']),
    stretched(bold, robotoBold, ['Roboto Bold', 'Roboto']),
  ]),
};
const made = {
  weights: `${regular} ${bold}`,
  extended: rangesOf(LATIN_EXT),
  fallbacks,
};
const file = path.join(to, 'faces.json');
writeFileSync(file, (await format(file, JSON.stringify(made), style)).code);

/** A device's font, stretched to Inter's width and height at a weight. `names` are its names, likeliest first. */
async function stretched(weight, metrics, names) {
  const inter = await fromBuffer(
    await subsetFont(readFileSync(path.join(from, 'files/inter-latin-wght-normal.woff2')), LATIN, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    }),
  );
  const { fontFaces } = createFontStack([inter, metrics], { fontFaceFormat: 'styleObject' });
  const measure = { ...fontFaces[0]['@font-face'] };
  delete measure.fontFamily;
  // Rounded, since every page has these. A tenth of a percent is less than a pixel in a line.
  for (const [name, value] of Object.entries(measure))
    if (value.endsWith('%')) measure[name] = `${Math.round(Number.parseFloat(value) * 10) / 10}%`;
  const src = names.map((name) => `local("${name}")`).join(', ');
  return { ...measure, src, fontWeight: String(weight) };
}

function between(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));
}

/** The letters of a file as a CSS unicode-range. */
function rangesOf(letters) {
  const ranges = [];
  for (const code of [...letters].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    // A gap among signs doesn't matter, since no other file has them.
    if (last && code - last[1] <= (code < 0x2000 ? 1 : 64)) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map((ends) => `U+${[...new Set(ends)].map((code) => code.toString(16).toUpperCase()).join('-')}`)
    .join(',');
}
