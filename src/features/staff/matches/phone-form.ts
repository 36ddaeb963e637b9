import { explain } from '../../../domain/explain.ts';
import { today } from '../../../domain/operator.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { createForm } from '../../../state/form.ts';
import { saidOnFault, saidTooEarly } from '../applications/said.ts';

type PhoneInput = { saidOn: string; mayBeShown: boolean };

/** An application by phone: on which day, and whether families may see the caregiver's profile. */
export const createPhoneForm = (
  record: (saidOn: string, mayBeShown: boolean) => Promise<Result<unknown, Failure>>,
) =>
  createForm<PhoneInput, unknown>({
    initial: { saidOn: today(), mayBeShown: false },
    check: ({ saidOn }) => ({ saidOn: saidOnFault(saidOn) }),
    submit: ({ saidOn, mayBeShown }) => record(saidOn, mayBeShown),
    faultsOf: (failure) => {
      const early = saidTooEarly(failure);
      if (early) return { saidOn: early.words };
      return failure.code === 'said_on_invalid' ? { saidOn: explain(failure) } : {};
    },
  });
