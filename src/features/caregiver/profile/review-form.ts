import { explain } from '../../../domain/explain.ts';
import { fieldsOf } from '../../../domain/profile-fields.ts';
import { codesOf, type Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { agreed } from '../../../state/device/storage.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import { createForm, type Faults, type Form } from '../../../state/form.ts';
import { EMPTY_PROFILE, type ProfileInput, refusedFields } from '../../../domain/profile-input.ts';
import * as t from './words.ts';

/** The profile's fields are for faults: each line of the summary leads to its field. */
export type ReviewValues = ProfileInput & { consent: boolean };
export type ReviewForm = Form<ReviewValues>;

type Sending = {
  /** The faults of unsaved changes. */
  faults: () => Faults<ProfileInput>;
  /** Saves all unsaved changes. */
  saveRest: () => Promise<Result<unknown, Failure>>;
  sendForReview: (consent: boolean) => Promise<Result<unknown, Failure>>;
  consent: DraftStore<Partial<ReviewValues>>;
};

/** The tick, until the tab is closed. */
export const consentGiven = (caregiverId: string): DraftStore<Partial<ReviewValues>> => ({
  load: async () => (agreed.read() === caregiverId ? { consent: true } : undefined),
  save: async ({ consent }) => void agreed.keep(consent ? caregiverId : undefined),
  forget: async () => void agreed.keep(undefined),
});

/** Sends the profile for review with all unsaved changes. */
export const createReviewForm = ({ faults, saveRest, sendForReview, consent: draft }: Sending): ReviewForm =>
  createForm<ReviewValues, unknown>({
    initial: { ...EMPTY_PROFILE, consent: false },
    check: ({ consent }) => ({
      ...faults(),
      consent: consent ? undefined : t.tickBoxSayAgree,
    }),
    submit: async ({ consent }) => {
      const saved = await saveRest();
      return saved.ok ? sendForReview(consent) : saved;
    },
    faultsOf: whatIsMissing,
    draft,
  });

export const MISSING: Faults<ProfileInput> = t.missing;

/** What a refused review lacks, or what could not be saved before it, by field. */
function whatIsMissing(failure: Failure): Faults<ReviewValues> {
  if (failure.code === 'consent_missing') return { consent: explain(failure) };
  if (failure.code !== 'profile_incomplete') return refusedFields(failure);
  return Object.fromEntries(fieldsOf(codesOf(failure)).map(({ field }) => [field, MISSING[field]]));
}
