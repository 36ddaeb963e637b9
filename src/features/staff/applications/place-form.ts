import type { placeCaregiver } from '../../../data/applications.ts';
import { today } from '../../../domain/operator.ts';
import { codesOf, type Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import type { Faults } from '../../../state/form.ts';
import { type Reload, conflictForm } from '../../../state/conflict.ts';
import type { ApplicationRecord } from './application-screen.ts';
import { saidByFault, saidOnFault, saidTooEarly } from './said.ts';
import { missingFor, seenOf, type Seen, type Side, SIDES, termsOf } from './terms.ts';
import { refusedTerms, termsFaults, toInput, toTerms, type TermsInput } from './terms-input.ts';
import * as t from './words.ts';

type SaidInput = Record<`${Side}SaidBy` | `${Side}SaidOn`, string>;
/** A placement as typed, and the version of the offer and answers that was seen. */
export type PlaceInput = TermsInput & SaidInput & Seen;
type Place = Parameters<typeof placeCaregiver>;

const toPlace = (application: ApplicationRecord): PlaceInput => ({
  ...toInput(termsOf(application)),
  familySaidBy: '',
  familySaidOn: today(),
  caregiverSaidBy: '',
  caregiverSaidOn: today(),
  ...seenOf(application),
});

/** The terms of a placement, filled in from the current ones, with a missing yes if it was given by phone. */
export function createPlaceForm(
  opened: ApplicationRecord,
  place: (terms: Place[1], said: Place[2], seen: Place[3]) => Promise<Result<unknown, Failure>>,
  reload: Reload<ApplicationRecord>,
) {
  let application = opened;
  // Sides that answered something else after this screen was loaded, by the database's refusal.
  let refused: readonly string[] = [];
  const missing = (typed: PlaceInput) =>
    SIDES.filter((side) => refused.includes(side) || missingFor(toTerms(typed), application).includes(side));
  return conflictForm<PlaceInput, unknown>({
    initial: toPlace(application),
    check(typed) {
      const faults: Faults<PlaceInput> = termsFaults(typed);
      for (const side of missing(typed)) {
        const by = typed[`${side}SaidBy`];
        faults[`${side}SaidBy`] = by.trim() === '' ? MISSING[side] : saidByFault(by);
        faults[`${side}SaidOn`] = saidOnFault(typed[`${side}SaidOn`]);
      }
      return faults;
    },
    submit(typed) {
      const said: Place[2] = {};
      for (const side of missing(typed))
        said[side] = { by: typed[`${side}SaidBy`].trim(), on: typed[`${side}SaidOn`] };
      return place(toTerms(typed), said, typed.version);
    },
    latest: async () => {
      const loaded = await reload.load();
      if (!loaded.ok) return loaded;
      application = loaded.value;
      refused = [];
      return ok(toPlace(application));
    },
    currentVersion: ({ version, said }) => ({ version, said }),
    onTaken: reload.refresh,
    faultsOf(failure) {
      const early = saidTooEarly(failure);
      if (early) return { [`${early.side}SaidOn`]: early.words };
      if (failure.code !== 'agreement_missing') return refusedTerms(failure);
      refused = codesOf(failure);
      return Object.fromEntries(
        SIDES.filter((side) => refused.includes(side)).map((side) => [`${side}SaidBy`, MISSING[side]]),
      );
    },
    draft: draftStore(`place:${opened.id}`),
    // A restored draft is compared with what the page shows now.
    unkept: ['version', 'said'],
  });
}

const MISSING: Record<Side, string> = {
  family: t.familyNotSaidYes,
  caregiver: t.caregiverNotSaidYes,
};
