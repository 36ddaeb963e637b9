// bundle: waiting
import type { ArrivalNotes } from '../domain/arrival-notes.ts';
import { rest } from './client.ts';
import { respondOne } from './page-of.ts';

/**
 * The family of a request, for staff and the placed caregiver. The family can see who read it. It does not count as a
 * view if a caregiver's device only renews its copy.
 */
export const loadFamilyContact = (requestId: string, opened = true) =>
  respondOne(
    rest()
      .rpc('read_contact', { requestId, ...(!opened && { opened }) })
      .select(
        'contactName, contactPhone, contactEmail, contactLanguage, recipientName, address, town, arrivalNotes',
      )
      .maybeSingle()
      .overrideTypes<{ arrivalNotes: ArrivalNotes | null }>(),
  );
