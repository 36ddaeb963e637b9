import { explain } from '../../../domain/explain.ts';
import { fieldsOf } from '../../../domain/profile-fields.ts';
import { codesOf, type Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { createForm, type Faults, type Form } from '../../../state/form.ts';
import { EMPTY_PROFILE, type ProfileInput, refusedFields } from '../../../domain/profile-input.ts';
import * as t from './words.ts';

/** Besides the consent it has the profile’s fields, for faults about them. Each such line leads to its field. */
export type ReviewValues = ProfileInput & { consent: boolean };
export type ReviewForm = Form<ReviewValues>;

type Sending = {
  /** The faults of what was typed and not saved yet. */
  faults: () => Faults<ProfileInput>;
  /** Saves what was typed and not saved yet. */
  saveRest: () => Promise<Result<unknown, Failure>>;
  sendForReview: (consent: boolean) => Promise<Result<unknown, Failure>>;
};

/** Sends the profile in, with all that is typed in its sections. Consent is given again on each visit: no device keeps it. */
export const createReviewForm = ({ faults, saveRest, sendForReview }: Sending): ReviewForm =>
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
  });

const MISSING: Faults<ProfileInput> = t.missing;

/** What a refused review lacks, or what could not be saved before it, by field. */
function whatIsMissing(failure: Failure): Faults<ReviewValues> {
  if (failure.code === 'consent_missing') return { consent: explain(failure) };
  if (failure.code !== 'profile_incomplete') return refusedFields(failure);
  return Object.fromEntries(fieldsOf(codesOf(failure)).map(({ field }) => [field, MISSING[field]]));
}
