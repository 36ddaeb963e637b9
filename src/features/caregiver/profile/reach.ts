import type { Town } from '../../../data/places-near.ts';
import { formatDistance, formatList } from '../../../domain/operator.ts';
import { distanceKm, edgesOf, project, type Spot } from '../../../lib/flat-map.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** The towns within reach of a place, nearest first. */
export const withinReach = <T extends Spot>(middle: Spot, towns: readonly T[], km: number): T[] =>
  towns
    .map((town) => ({ town, far: distanceKm(middle, town) }))
    .filter(({ far }) => far <= km)
    .sort((one, other) => one.far - other.far)
    .map(({ town }) => town);

const NAMED = 3;

/** The map in words: how many towns, and the farthest ones. `reached` are those within reach, nearest first. */
export function reachInWords(
  middle: Pick<Town, 'name'>,
  reached: readonly Pick<Town, 'name'>[],
  km: number,
): string {
  const within = fill(t.withinOf, { distance: formatDistance(km), name: middle.name });
  const names = reached.slice(-NAMED).map(({ name }) => name);
  if (names.length === 0) return fill(t.noOtherTownMap, { within, name: middle.name });
  if (reached.length <= NAMED) return `${within}: ${formatList(names)}.`;
  return fill(t.townsFar, { within, count: reached.length, towns: formatList(names) });
}

type Label = { name: string; x: number; y: number; side: 'start' | 'end' };
const LETTER = 8.2;
const LINE = 20;
const GAP = 7;
const MOST = 12;

/**
 * What the map draws: the circle, a dot for each town, and as many names as fit, beginning with the caregiver's town.
 */
export function drawReach(middle: Town, towns: readonly Town[], km: number) {
  const edges = edgesOf(middle, km);
  const { width, height, at } = project(Object.values(edges));
  const reached = new Set(withinReach(middle, towns, km));
  const centre = at(middle);
  const dots = towns
    .map((town) => ({ town, ...at(town), inside: reached.has(town) }))
    .filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height);
  const inside = new Map(dots.filter((dot) => dot.inside).map((dot) => [dot.town, dot]));
  const labels: Label[] = [];
  // Near and far towns in turn, so that names spread over the circle.
  for (const town of [middle, ...alternately([...reached])]) {
    const spot = town === middle ? centre : inside.get(town);
    const label = spot && placed(town.name, spot, width, labels);
    if (label && labels.length < MOST) labels.push(label);
  }
  return { width, height, centre, radius: centre.y - at(edges.north).y, dots, labels };
}

function alternately<T>(nearestFirst: readonly T[]): T[] {
  const half = Math.ceil(nearestFirst.length / 2);
  const far = nearestFirst.slice(half).reverse();
  return nearestFirst
    .slice(0, half)
    .flatMap((near, at) => [far[at], near].filter((town) => town !== undefined));
}

/** A name beside its dot, on the side where it fits on the map; undefined if other names are in the way. */
function placed(name: string, { x, y }: { x: number; y: number }, width: number, others: readonly Label[]) {
  const long = name.length * LETTER;
  for (const side of ['start', 'end'] as const) {
    const label = { name, y, side, x: side === 'start' ? x + GAP : x - GAP };
    const [left, right] = spanOf(label);
    const fits = left >= 0 && left + long <= width;
    const isFree = others.every((other) => {
      const [from, to] = spanOf(other);
      return Math.abs(other.y - y) >= LINE || right < from || left > to;
    });
    if (fits && isFree) return label;
  }
  return undefined;
}

function spanOf({ name, x, side }: Label): [left: number, right: number] {
  const long = name.length * LETTER;
  return side === 'start' ? [x, x + long] : [x - long, x];
}
