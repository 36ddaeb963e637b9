import type { About } from '../presets/placeholders.ts';
import type { ApplicationRecord } from './application-screen.ts';

/** The values for placeholders in a saved text about an application. */
export const aboutApplication = ({
  client,
  caregiver,
}: Pick<ApplicationRecord, 'client' | 'caregiver'>): About => ({
  client: client?.recipient,
  contact: client?.contact,
  caregiver: caregiver.fullName ?? undefined,
});
