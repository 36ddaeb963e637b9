import { rest } from './client.ts';
import { respond } from './respond.ts';

/** Up to eight places whose name holds the query or comes close to it, best first. */
export const searchPlaces = (query: string) => respond(rest().rpc('search_places', { query }));
