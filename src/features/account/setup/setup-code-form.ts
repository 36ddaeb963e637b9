import type { becomeFirstAdmin } from '../../../data/auth-links.ts';
import { explain } from '../../../domain/explain.ts';
import { createForm } from '../../../state/form.ts';
import { staffNameFault } from '../staff-name.ts';
import * as t from './words.ts';

/** The code that makes the signed-in account the first admin. */
export const createSetupCodeForm = (become: typeof becomeFirstAdmin) =>
  createForm({
    initial: { name: '', code: '' },
    check: ({ name, code }) => ({
      name: staffNameFault(name),
      code: code.trim() ? undefined : t.enterSetupCode,
    }),
    submit: ({ name, code }) => become(code.trim(), name.trim()),
    faultsOf: (failure) => ({ code: failure.code === 'wrong_setup_code' ? explain(failure) : undefined }),
    leaves: true,
  });
