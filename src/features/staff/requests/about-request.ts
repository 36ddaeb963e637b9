import { showReference } from '../../../lib/reference.ts';
import type { About } from '../presets/placeholders.ts';
import type { RequestRecord } from './request-screen.ts';

/** What a saved text may say of a request. */
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
