import type { Client } from '../domain/client.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/**
 * The requests of the family with this number, latest first, with current and former caregivers; none for fewer than
 * seven digits (admin).
 */
export const loadFamilyBehind = (phone: string) =>
  respond(
    // By POST, since servers log addresses, and phone numbers must not be in one.
    rest()
      .rpc('family_behind', { phone })
      .select('id, client, reference, status, submittedAt, placements')
      .overrideTypes<
        { client: Client; placements: { id: string; caregiverName: string; endedAt: string | null }[] }[]
      >(),
  );
