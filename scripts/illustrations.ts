/**
 * `npm run illustrations`: draws src/parts/scene/*.svg, people of Open Peeps (https://www.openpeeps.com,
 * Pablo Stanley, CC0, from the npm package react-peeps) in rooms of our own, with the colours of
 * design-tokens.json. It also makes the pictograms of the kinds of care.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import { pictograms } from './illustrations/pictograms.ts';
import { SCENES } from './illustrations/scenes.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The text of each drawn file, by its path. */
export const illustrations = (): [file: string, text: string][] => [
  ...(Object.keys(SCENES) as (keyof typeof SCENES)[]).map((name): [string, string] => [
    path.join(root, `src/parts/scene/${name}.svg`),
    sceneSvg(name),
  ]),
  [path.join(root, 'src/features/site/information/pictograms.svg'), pictograms()],
];

/** The text of a scene's file. Its colours are custom properties of the page that uses it. */
function sceneSvg(name: keyof typeof SCENES): string {
  const { width, height, drawing } = SCENES[name];
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g id="scene">${drawing()}</g></svg>`,
    {
      multipass: true,
      floatPrecision: 0,
      plugins: [
        {
          name: 'preset-default',
          params: {
            overrides: {
              cleanupIds: { preserve: ['scene'] },
              // People are drawn on a large scale, so whole numbers are fine enough.
              convertTransform: { floatPrecision: 3, transformPrecision: 4 },
              mergePaths: false,
            },
          },
        },
      ],
    },
  );
  return `${data}\n`;
}

if (import.meta.main) for (const [file, text] of illustrations()) writeFileSync(file, text);
