import { draftStore } from '../../../state/draft-store.ts';

/** `off` are the days for whose visits the caregiver said that they can't come. */
export type DaysOffValues = { from: string; to: string; off: string };

/** Days off that a caregiver typed and has not sent. */
export const daysOffDraft = (caregiverId: string) =>
  draftStore<Partial<DaysOffValues>>(`time-off:${caregiverId}`);
