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
            /** Of a request its reference and town, else the town; of a caregiver who was found by it, also the phone number or email. */
            detail: string | null;
          }[]
        >(),
    ),
    (hits) =>
      hits.map(({ part, ...hit }) => ({ ...hit, title: hit.title && jobName({ title: hit.title, part }) })),
  );
/**
 * Something that staff look for. Its id is what opens: of a job, its request. Its state is the record's status, of an account its
 * role, or `deactivated`. Its rank says how well it fits, whatever it is: 0 is just what was typed, 1 begins with it, 2 has words
 * that do, 3 has it within, 4 is in that place.
 */
export type Hit = ValueOf<typeof searchEverything>[number];
