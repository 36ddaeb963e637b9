import { paint, type Paint } from '../../src/parts/scene/paint.ts';
import { PEN, person, type Person } from './person.ts';

/** The width of every ink line, in a scene's units. */
const INK = 8;

/** A shape in the pen that the people are drawn with. */
export const pen = (d: string, fill: Paint | 'none', width = INK) =>
  `<path d="${d}" fill="${fill === 'none' ? fill : paint(fill)}" stroke="${paint('ink')}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A flat shape, for the background. */
export const flat = (d: string, fill: Paint) => `<path d="${d}" fill="${paint(fill)}"/>`;

/** A flat line of the room. */
export const line = (d: string, colour: Paint, width = INK) =>
  `<path d="${d}" fill="none" stroke="${paint(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const box = (x: number, y: number, width: number, height: number, radius = 0) =>
  `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}a${radius} ${radius} 0 0 1 -${radius} ${radius}h-${width - 2 * radius}a${radius} ${radius} 0 0 1 -${radius} -${radius}v-${height - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} -${radius}z`;

export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 -${2 * radius} 0z`;

/** A person at a place of the scene, who looks to the right or the left. */
export function stand(who: Person, x: number, y: number, scale: number, looks: 'right' | 'left' = 'right') {
  const turned = looks === 'left' ? -scale : scale;
  const heavier = Math.max(0, Math.round(INK / scale - PEN));
  return `<g transform="translate(${x} ${y}) scale(${turned} ${scale})">${person(who, heavier)}</g>`;
}

export const window = (x: number, y: number, width: number, height: number, sky: Paint = 'sky') =>
  [
    flat(box(x, y, width, height, 14), sky),
    flat(disc(x + width * 0.7, y + height * 0.28, height * 0.13), 'glow'),
    flat(
      `M${x} ${y + height * 0.78}q${width * 0.25} -${height * 0.22} ${width * 0.5} -${height * 0.04}t${width * 0.5} -${height * 0.06}v${height * 0.32}h-${width}z`,
      'floorDeep',
    ),
    line(
      `${box(x, y, width, height, 14)}M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.45}h${width}`,
      'paper',
      16,
    ),
    flat(box(x - 22, y + height, width + 44, 20, 8), 'paper'),
  ].join('');

/** A plant in its pot; (x, y) is the middle of the pot's foot. */
export const plant = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">` +
  [
    pen('M0-80C-10-150-70-190-104-186-100-130-60-90 0-80Z', 'green'),
    pen('M0-80C-4-180 30-230 66-246 90-190 60-110 0-80Z', 'green'),
    pen('M0-80C20-140 70-160 116-150 100-106 60-80 0-80Z', 'greenDeep'),
    pen('M0-80C-30-150-40-210-20-262 20-220 20-140 0-80Z', 'greenDeep'),
    pen('M-56-88H56L44 0H-44Z', 'red'),
  ].join('') +
  '</g>';

/** A hanging lamp at x. The lower edge of its shade is at y. */
export const lamp = (x: number, y: number) =>
  [
    line(`M${x} 0V${y - 90}`, 'ink', INK),
    pen(`M${x - 30} ${y - 90}h60q70 30 80 90h-220q10-60 80-90z`, 'amber'),
    flat(`M${x - 40} ${y + 3}h80q-6 26-40 26t-40-26z`, 'glow'),
  ].join('');

/** A frame on the wall. */
export const frame = (x: number, y: number, width: number, height: number, inside: string) =>
  flat(box(x, y, width, height, 8), 'paper') + inside + line(box(x, y, width, height, 8), 'wood', 12);
