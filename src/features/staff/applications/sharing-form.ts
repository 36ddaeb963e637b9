import type { Said } from '../../../data/applications.ts';
import { explain } from '../../../domain/explain.ts';
import { today } from '../../../domain/operator.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { saidByFault, saidOnFault, saidTooEarly } from './said.ts';

type SharingInput = { saidBy: string; saidOn: string };

/** The caregiver's consent to be introduced: who gave it, how, and when. */
export const createSharingForm = (
  application: string,
  record: (said: Said) => Promise<Result<unknown, Failure>>,
) =>
  createForm<SharingInput, unknown>({
    initial: { saidBy: '', saidOn: today() },
    check: ({ saidBy, saidOn }) => ({ saidBy: saidByFault(saidBy), saidOn: saidOnFault(saidOn) }),
    submit: ({ saidBy, saidOn }) => record({ by: saidBy.trim(), on: saidOn }),
    faultsOf: (failure) => {
      const early = saidTooEarly(failure);
      if (early) return { saidOn: early.words };
      return failure.code === 'said_on_invalid' ? { saidOn: explain(failure) } : {};
    },
    draft: draftStore(`sharing:${application}`),
  });
