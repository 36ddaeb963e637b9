import type { AnswersSeen, Terms } from '../../../domain/terms.ts';
import { explain } from '../../../domain/explain.ts';
import { today } from '../../../domain/operator.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { type Reload, conflictForm } from '../../../state/conflict.ts';
import type { ApplicationRecord } from './application-screen.ts';
import { seenOf, type Seen, termsOf } from './terms.ts';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { refusedTerms, termsFaults, toInput, toTerms, type TermsInput } from './terms-input.ts';
import * as t from './words.ts';

/** An offer as typed, and the version of the current one that was seen. */
export type OfferInput = TermsInput & { standsUntil: string } & Seen;

const toOffer = (application: ApplicationRecord): OfferInput => ({
  ...toInput(termsOf(application)),
  standsUntil: '',
  ...seenOf(application),
});

/** An offer, filled in from the current one. If the last day to answer is left empty, the database sets it. */
export const createOfferForm = (
  application: ApplicationRecord,
  offer: (terms: Terms, standsUntil: string, seen: AnswersSeen) => Promise<Result<unknown, Failure>>,
  reload: Reload<ApplicationRecord>,
) =>
  conflictForm<OfferInput, unknown>({
    initial: toOffer(application),
    check: (typed) => ({ ...termsFaults(typed), standsUntil: untilFault(typed) }),
    submit: (typed) => offer(toTerms(typed), typed.standsUntil, typed.version),
    latest: async () => {
      const loaded = await reload.load();
      return loaded.ok ? ok(toOffer(loaded.value)) : loaded;
    },
    currentVersion: ({ version, said }) => ({ version, said }),
    onTaken: reload.refresh,
    faultsOf: (failure) => ({
      ...refusedTerms(failure),
      standsUntil: ['stands_until_invalid', LATE].includes(failure.code) ? explain(failure) : undefined,
    }),
    draft: draftStore(`offer:${application.id}`),
  });

const LATE = 'answer_after_first_day';

function untilFault({ standsUntil: until, startsOn }: OfferInput, day = today()) {
  if (until === '') return undefined;
  if (until < day || until > daysAfter(day, 92)) return t.offerEndsToday;
  return startsOn && until > startsOn ? explain({ kind: 'refused', code: LATE }) : undefined;
}
