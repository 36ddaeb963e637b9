import carried from './places.json' with { type: 'json' };
import type { Place } from './place.ts';

const MOST = 8;

const places: readonly (Place & { folded: string })[] = Object.entries(
  carried as Record<string, Record<string, number>>,
).flatMap(([region, towns]) =>
  Object.entries(towns).map(([name, id]) => ({ id, name, region, folded: fold(name) })),
);

/**
 * Up to eight places of the app's own list whose name contains the query, ignoring accents, those that begin
 * with it first; like SQL's `search_places`, without similar names. None if the operator's country has too
 * many places for a list.
 */
export function findPlaces(query: string): Place[] {
  const wanted = fold(query.trim());
  if (wanted === '') return [];
  return places
    .filter(({ folded }) => folded.includes(wanted))
    .sort((a, b) => Number(b.folded.startsWith(wanted)) - Number(a.folded.startsWith(wanted)))
    .slice(0, MOST)
    .map(({ id, name, region }) => ({ id, name, region }));
}

// A function declaration: the list above is made with it while the module loads.
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
