import { mapped, type ValueOf } from '../lib/result.ts';
import type { Client } from '../domain/client.ts';
import { jobName } from '../domain/job-name.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/** What has these words, by kind, twenty of each at most (admin). Words of fewer than two characters find nothing. */
export const searchEverything = async (words: string) =>
  mapped(
    await respond(
      // By POST: names and phone numbers should not stand in the address, which servers keep.
      rest()
        .rpc('search_everything', { words })
        .select('kind, id, client, title, part, detail, state, rank')
        .overrideTypes<
          {
            kind: 'caregiver' | 'request' | 'job' | 'user';
            /** Of a request or job, unless the family erased it. */
            client: Client;
            /** A name, a job's title or an account's address; null of a request, and of a caregiver without a name. */
            title: string | null;
            /**
             * For a request its reference and town, else the town; for a caregiver found by phone number or email,
             * also that.
             */
            detail: string | null;
          }[]
        >(),
    ),
    (hits) =>
      hits.map(({ part, ...hit }) => ({ ...hit, title: hit.title && jobName({ title: hit.title, part }) })),
  );
/**
 * A search result for staff. Its id opens its page: for a job, its request. Its state is the record's status; for an
 * account its role, or `deactivated`. Its rank says how well it fits: 0 is exactly what was typed, 1 begins with it,
 * 2 has words that do, 3 contains it, 4 is in that place.
 */
export type Hit = ValueOf<typeof searchEverything>[number];
