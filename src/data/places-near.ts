import type { Failure } from '../lib/failure.ts';
import { edgesOf, type Spot } from '../lib/flat-map.ts';
import { ok, type Result } from '../lib/result.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

export type Town = Spot & { id: number; name: string; region: string };
/** A place, and our towns in the square around it. */
export type Surroundings = { middle: Town; towns: Town[] };

const TOWN = 'id, name, region, latitude, longitude';

/** The towns around a place, up to `km` in each of the four directions, without the place itself. */
export async function loadSurroundings(placeId: number, km: number): Promise<Result<Surroundings, Failure>> {
  const middle = await respond(rest().from('places').select(TOWN).eq('id', placeId).single());
  if (!middle.ok) return middle;
  const { north, south, east, west } = edgesOf(middle.value, km);
  const found = await respond(
    rest()
      .from('places')
      .select(TOWN)
      // One expression, since a query can have this key only once.
      .or(
        `and(latitude.gte.${south.latitude},latitude.lte.${north.latitude},longitude.gte.${west.longitude},longitude.lte.${east.longitude})`,
      )
      .neq('id', placeId)
      .limit(1000),
  );
  return found.ok ? ok({ middle: middle.value, towns: found.value }) : found;
}
