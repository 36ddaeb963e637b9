import type { Failure } from '../lib/failure.ts';
import { findPlaces } from '../domain/place-list.ts';
import type { Place } from '../domain/place.ts';
import { ok, type Result } from '../lib/result.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/**
 * Up to eight places whose name contains the query, best first. The app's own list is searched first, and works
 * offline. If it is not enough, the server is asked, which also finds similar names.
 */
export async function searchPlaces(query: string): Promise<Result<Place[], Failure>> {
  const carried = findPlaces(query);
  if (carried.length > 0) return ok(carried);
  const found = await respond(rest().rpc('search_places', { query }));
  return found.ok ? ok(found.value as Place[]) : found;
}
