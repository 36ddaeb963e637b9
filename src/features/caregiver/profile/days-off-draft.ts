import { draftStore } from '../../../state/draft-store.ts';

/** `off` names the days on whose visits the caregiver can't come. */
export type DaysOffValues = { from: string; to: string; off: string };

/** Days off that a caregiver typed and has not sent. */
export const daysOffDraft = (caregiverId: string) =>
  draftStore<Partial<DaysOffValues>>(`time-off:${caregiverId}`);
