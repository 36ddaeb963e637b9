import { mapped, type ValueOf } from '../lib/result.ts';
import type { Client } from '../domain/client.ts';
import { jobName } from '../domain/job-name.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/** The records that match these words, twenty of each kind at most (admin). Fewer than two characters find nothing. */
export const searchEverything = async (words: string) =>
  mapped(
    await respond(
      // By POST, since servers log addresses, and names and phone numbers must not be in one.
      rest()
        .rpc('search_everything', { words })
        .select('kind, id, client, title, part, detail, state, rank')
        .overrideTypes<
          {
            kind: 'caregiver' | 'request' | 'job' | 'user';
            /** For a request or job, unless the family erased it. */
            client: Client;
            /**
             * A name, a job's title or an account's address; null for a request, and for a caregiver without a name.
             */
            title: string | null;
            /**
             * The town, after the reference for a request. For a caregiver found by phone number or email, also that.
             */
            detail: string | null;
          }[]
        >(),
    ),
    (hits) =>
      hits.map(({ part, ...hit }) => ({ ...hit, title: hit.title && jobName({ title: hit.title, part }) })),
  );
/**
 * A search result for staff. The id is that of its page (for a job, its request). The state is the record's status or,
 * for an account, its role or `deactivated`. Ranks: 0 is exactly what was typed, 1 begins with it, 2 has words that
 * begin with it, 3 contains it, 4 is in that place.
 */
export type Hit = ValueOf<typeof searchEverything>[number];
