import { draftStore } from '../../../state/draft-store.ts';

/** What a caregiver types for an application; null for `times` means all of the job’s, undefined none yet. */
export type ApplyValues = { message: string; mayShare: '' | 'yes' | 'no'; times?: number | null | undefined };

/** What a caregiver typed for a job and has not sent. */
export const applicationDraft = (caregiverId: string, jobId: string) =>
  draftStore<Partial<ApplyValues>>(`application:${caregiverId}:${jobId}`);
