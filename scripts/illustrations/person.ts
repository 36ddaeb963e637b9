import { createRequire } from 'node:module';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paint, type Paint } from '../../src/parts/scene/paint.ts';

type Part = ComponentType<{ strokeColor: string; backgroundColor: string }>;
type Parts = Record<string, Part>;

// The package is CommonJS, and its types are for another React.
const peeps = createRequire(import.meta.url)('react-peeps') as Record<
  'BustPose' | 'SittingPose' | 'StandingPose' | 'Hair' | 'Face' | 'FacialHair' | 'Accessories',
  Parts
>;

/** Fills of the closed areas of a drawing, by their index in its outline. */
type Areas = Partial<Record<number, Paint>>;

export interface Person {
  body: string;
  /** The colours of the body's own fills, in order, unless an area has another. */
  clothes: readonly Paint[];
  areas?: Areas;
  /** Lines of the body to leave out, by their place. */
  without?: readonly number[];
  hair: string;
  hairPaint?: Paint;
  hairAreas?: Areas;
  face?: string;
  beard?: string;
  beardPaint?: Paint;
  glasses?: string;
  skin: Paint;
  /** Skin that no closed area of the body has, as a path between fill and lines, in the person's units. */
  bare?: string;
  /** The same for what the person holds. */
  held?: string;
}

/** The width of Open Peeps' lines, in a person's units. */
export const PEN = 14;

/**
 * A person of Open Peeps in a scene's colours, 1,000 units high or more, facing right. Lines are `heavier` by
 * this much.
 */
export function person(who: Person, heavier = 0): string {
  const { body, skin, hair, face = 'Smile', beard, glasses } = who;
  const drawn = (part: Part | undefined, name: string, dress: Dress, by = heavier) =>
    dressed(part, name, dress, by);
  // Small lines close together would merge.
  const finer = Math.round(heavier * 0.6);
  const pose = peeps.BustPose[body] ?? peeps.SittingPose[body] ?? peeps.StandingPose[body];
  return [
    drawn(pose, body, {
      fills: who.clothes,
      areas: who.areas,
      without: who.without,
      under: [
        { d: who.bare, fill: skin },
        { d: who.held, fill: 'paper' },
      ],
    }),
    '<g transform="translate(225 0)">',
    drawn(peeps.Hair[hair], hair, { fills: [skin], line: who.hairPaint, areas: who.hairAreas }),
    `<g transform="translate(159 186)">${drawn(peeps.Face[face], face, { fills: [skin] }, finer)}</g>`,
    beard &&
      `<g transform="translate(123 338)">${drawn(peeps.FacialHair[beard], beard, { fills: [who.beardPaint ?? skin] }, finer)}</g>`,
    glasses &&
      `<g transform="translate(47 241)">${drawn(peeps.Accessories[glasses], glasses, { fills: [skin] }, finer)}</g>`,
    '</g>',
  ]
    .filter(Boolean)
    .join('');
}

interface Dress {
  fills: readonly Paint[];
  line?: Paint;
  areas?: Areas;
  without?: readonly number[];
  under?: readonly { d: string | undefined; fill: Paint }[];
}

function dressed(
  part: Part | undefined,
  name: string,
  { fills, line = 'ink', areas = {}, without = [], under = [] }: Dress,
  heavier: number,
): string {
  if (!part) throw new Error(`Open Peeps has no ${name}`);
  let fill = 0;
  const markup = renderToStaticMarkup(
    createElement(part, { strokeColor: 'LINE', backgroundColor: 'FILL' }),
  ).replaceAll('"FILL"', () => `"${paint(fills[fill++] ?? fills[0] ?? 'paper')}"`);
  return markup
    .replace(/<path [^>]*fill="LINE"[^>]*>(<\/path>)?/, (path, _close, at: number) => {
      const d = /\sd="([^"]+)"/.exec(path)?.[1] ?? '';
      const moved = /transform="[^"]+"/.exec(path)?.[0] ?? '';
      const lines = d.split(/(?=M)/);
      const filled = lines.flatMap((area, i) => {
        const colour = areas[i];
        return colour ? [shape(area, colour)] : [];
      });
      const [, x = 0, y = 0] =
        /<g transform="translate\(([-\d.]+) ([-\d.]+)\)"/.exec(markup.slice(0, at)) ?? [];
      const shapes = under.flatMap((one) => (one.d ? [shape(one.d, one.fill)] : []));
      const kept = lines.filter((_, i) => !without.includes(i)).join('');
      const bare = path.replace(d, kept).replaceAll(/ stroke(-\w+)?="[^"]*"/g, '');
      const wider =
        heavier > 0
          ? bare.replace('<path', `<path stroke="LINE" stroke-width="${heavier}" stroke-linejoin="round"`)
          : bare;
      return `<g ${moved}>${filled.join('')}</g><g transform="translate(${-Number(x)} ${-Number(y)})">${shapes.join('')}</g>${wider}`;
    })
    .replaceAll('"LINE"', `"${paint(line)}"`);
}

const shape = (d: string, fill: Paint) => `<path d="${d}" fill="${paint(fill)}"/>`;
