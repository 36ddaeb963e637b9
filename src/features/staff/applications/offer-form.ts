import type { Terms } from '../../../domain/terms.ts';
import { explain } from '../../../domain/explain.ts';
import { today } from '../../../domain/operator.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import type { ApplicationRecord } from './application-screen.ts';
import { termsOf, type Grounds } from './terms.ts';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { refusedTerms, termsFaults, toInput, toTerms, type TermsInput } from './terms-input.ts';

type OfferInput = TermsInput & { standsUntil: string };

/** The offer of a job, at first as it stands; without a last day to answer the database sets one. */
export const createOfferForm = (
  application: Grounds & Pick<ApplicationRecord, 'id'>,
  offer: (terms: Terms, standsUntil: string) => Promise<Result<unknown, Failure>>,
) =>
  createForm<OfferInput, unknown>({
    initial: { ...toInput(termsOf(application)), standsUntil: '' },
    check: (typed) => ({ ...termsFaults(typed), standsUntil: untilFault(typed.standsUntil) }),
    submit: (typed) => offer(toTerms(typed), typed.standsUntil),
    faultsOf: (failure) => ({
      ...refusedTerms(failure),
      standsUntil: failure.code === 'stands_until_invalid' ? explain(failure) : undefined,
    }),
    // An offer that somebody changed meanwhile is another one to begin with.
    draft: draftStore(`offer:${application.id}:${application.offer?.offeredAt ?? ''}`),
  });

const untilFault = (until: string, day = today()) =>
  until === '' || (until >= day && until <= daysAfter(day, 92))
    ? undefined
    : 'An offer stands until today at the earliest, and for three months at most.';
