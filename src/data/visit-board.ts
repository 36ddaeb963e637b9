import type { Client } from '../domain/client.ts';
import type { MovedFrom } from '../domain/visit-state.ts';
import type { VisitChange } from '../domain/visits.ts';
import type { ListQuery } from '../lib/list-query.ts';
import { rest } from './client.ts';
import { PAGE_COLUMNS } from './list-page.ts';
import { pageOf } from './page-of.ts';
import { respond } from './respond.ts';

/** A visit on the board: the client, the caregiver, and what is different about it. */
export type BoardVisit = {
  placement: string;
  day: string;
  opens: number;
  closes: number;
  /** How long it is; null if that is unknown. */
  minutes?: number | null;
  client: Client;
  /** Who is placed there. */
  caregiver: string;
  kind: VisitChange | null;
  reason: string | null;
  /** The stand-in. */
  instead: string | null;
  /** Whether it is on the stand-in's line. */
  covers: boolean;
  /** Whether a stand-in was found, or staff recorded what they did. */
  settled: boolean;
  moved: MovedFrom | null;
};

/**
 * A line of the board: the visits of a client, or of a caregiver. The id is the request’s or the caregiver’s, or the
 * placement’s once the account is gone.
 */
export type BoardLine = {
  total: number;
  onPage: number;
  id: string;
  client: Client;
  caregiverName: string | null;
  town: string | null;
  visits: BoardVisit[];
};

/** Fifty lines of the week of a day (yyyy-mm-dd), those with gaps first. Filters: by, place, has, gaps (admin). */
export const loadVisitBoard = async (day: string, { filters, page }: Pick<ListQuery, 'filters' | 'page'>) =>
  pageOf(
    await respond(
      rest()
        .rpc('visit_board', { anyDay: day, filters, page })
        .select(`${PAGE_COLUMNS}, id, client, caregiverName, town, visits`)
        .overrideTypes<BoardLine[], { merge: false }>(),
    ),
  );
