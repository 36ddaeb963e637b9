import { showReference } from '../../../lib/reference.ts';
import type { About } from '../presets/placeholders.ts';
import type { RequestRecord } from './request-screen.ts';

/** The values for placeholders in a saved text about a request. */
export const aboutRequest = ({
  client,
  place,
  reference,
}: Pick<RequestRecord, 'client' | 'place' | 'reference'>): About => ({
  client: client?.recipient,
  contact: client?.contact,
  place: place.name,
  reference: showReference(reference),
});
