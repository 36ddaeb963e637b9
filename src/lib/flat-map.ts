/** Somewhere on earth, in degrees. */
export type Spot = { latitude: number; longitude: number };

const WIDTH = 400;
const MARGIN = 20;

/**
 * Projects places onto a flat sheet, north up. A country is small enough to give a degree of longitude one
 * width.
 */
export function project(places: readonly Spot[]) {
  const latitudes = places.map(({ latitude }) => latitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const narrow = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const easts = places.map(({ longitude }) => longitude * narrow);
  const [west, east] = [Math.min(...easts), Math.max(...easts)];
  const span = Math.max(east - west, (north - south) * 0.75, 0.1);
  const scale = (WIDTH - 2 * MARGIN) / span;
  const left = MARGIN + (WIDTH - 2 * MARGIN - (east - west) * scale) / 2;
  return {
    width: WIDTH,
    height: Math.round(2 * MARGIN + (north - south) * scale),
    at: ({ latitude, longitude }: Spot) => ({
      x: Math.round(10 * (left + (longitude * narrow - west) * scale)) / 10,
      y: Math.round(10 * (MARGIN + (north - latitude) * scale)) / 10,
    }),
  };
}

const KM_PER_DEGREE = 111.2;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The straight distance in kilometres, the same as SQL's `distance_km`. */
export function distanceKm(from: Spot, to: Spot): number {
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const chord = half(to.latitude - from.latitude) + across * half(to.longitude - from.longitude);
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The outermost spots of a circle: north, south, east and west of its middle. */
export function edgesOf(
  { latitude, longitude }: Spot,
  km: number,
): { [side in 'north' | 'south' | 'east' | 'west']: Spot } {
  const up = km / KM_PER_DEGREE;
  const aside = up / Math.cos(radians(latitude));
  return {
    north: { latitude: latitude + up, longitude },
    south: { latitude: latitude - up, longitude },
    east: { latitude, longitude: longitude + aside },
    west: { latitude, longitude: longitude - aside },
  };
}
