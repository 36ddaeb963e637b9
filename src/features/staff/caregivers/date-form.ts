import { explain } from '../../../domain/explain.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { createForm } from '../../../state/form.ts';

/** Until when a document counts, as yyyy-mm-dd; empty, it does not run out. */
export const createDateForm = (
  expiresOn: string | null,
  send: (expiresOn: string | null) => Promise<Result<unknown, Failure>>,
) =>
  createForm({
    initial: { expiresOn: expiresOn ?? '' },
    check: () => ({}),
    submit: (values) => send(values.expiresOn || null),
    faultsOf: (failure) => (failure.code === 'expiry_invalid' ? { expiresOn: explain(failure) } : {}),
  });
