import type { becomeFirstAdmin } from '../../../data/auth-links.ts';
import { explain } from '../../../domain/explain.ts';
import { createForm } from '../../../state/form.ts';
import * as t from './words.ts';

/** The code that makes the signed-in account the first admin. */
export const createSetupCodeForm = (become: typeof becomeFirstAdmin) =>
  createForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() ? undefined : t.enterSetupCode }),
    submit: ({ code }) => become(code.trim()),
    faultsOf: (failure) => ({ code: failure.code === 'wrong_setup_code' ? explain(failure) : undefined }),
    leaves: true,
  });
