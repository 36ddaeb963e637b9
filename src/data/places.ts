import { rest } from './client.ts';
import { respond } from './respond.ts';

export type Place = { id: number; name: string; region: string };

/** Up to eight places whose name holds the query or comes close to it, best first. */
export const searchPlaces = (query: string) => respond(rest().rpc('search_places', { query }));
