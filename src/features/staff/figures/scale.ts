/** A scale from zero to `top` in one to five equal steps of a round number. */
export function scaleTo(highest: number): { top: number; step: number } {
  const rough = Math.max(1, highest) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((round) => round * power).find((round) => round >= rough) ?? 1);
  return { top: Math.max(1, Math.ceil(highest / step)) * step, step };
}

/** Which of these labels fit; the last one always does. */
export function labelled(count: number, room: number): number[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, room)));
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % every === 0);
}

/** How many caregivers travel to a place. */
export type Reach = 'nobody' | 'few' | 'some' | 'many';
export function reachOf(caregivers: number): Reach {
  if (caregivers === 0) return 'nobody';
  if (caregivers < 3) return 'few';
  return caregivers < 10 ? 'some' : 'many';
}

/**
 * A dot's area grows with its value. The smallest can still be seen and pointed at. If all values are small, no dot is
 * large.
 */
export const dotRadius = (requests: number, most: number) => 5 + 11 * Math.sqrt(requests / Math.max(9, most));

type Dot = { x: number; y: number; r: number; name: string };
type MapName = { name: string; x: number; y: number; anchor: 'start' | 'end' };

const LETTER = 6.6;
const LINE = 14;
const MOST_NAMED = 14;

/** Which dots have room for their name, and where. Earlier dots come first. No name covers another, or a dot. */
export function namesOn(dots: readonly Dot[], width: number): MapName[] {
  const taken = dots.map(({ x, y, r }) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r }));
  const named: MapName[] = [];
  dots.forEach(({ x, y, r, name }, index) => {
    if (named.length === MOST_NAMED) return;
    const long = name.length * LETTER;
    const ends = [
      { anchor: 'start', from: x + r + 4 },
      { anchor: 'end', from: x - r - 4 - long },
    ] as const;
    const free = ends.find(
      ({ from }) =>
        from >= 0 &&
        from + long <= width &&
        !taken.some(
          (box, other) =>
            other !== index &&
            box.left < from + long &&
            box.right > from &&
            box.top < y + LINE / 2 &&
            box.bottom > y - LINE / 2,
        ),
    );
    if (!free) return;
    taken.push({ left: free.from, right: free.from + long, top: y - LINE / 2, bottom: y + LINE / 2 });
    named.push({ name, x: free.anchor === 'start' ? x + r + 4 : x - r - 4, y, anchor: free.anchor });
  });
  return named;
}
