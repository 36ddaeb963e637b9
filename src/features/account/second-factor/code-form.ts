import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { createForm } from '../../../state/form.ts';
import * as t from './words.ts';

/** The auth server's refusals of a code. */
export const CODE: Partial<Record<string, string>> = {
  code_missing: t.enterCode,
  mfa_verification_failed: t.wrongCode,
  mfa_challenge_expired: t.wrongCode,
};

/** Six digits from an app, which may show them with a space in the middle. */
export const createCodeForm = (send: (code: string) => Promise<Result<null, Failure>>, leaves = true) =>
  createForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: /^\d{6}$/.test(plainCode(code)) ? undefined : t.enterCode }),
    submit: ({ code }) => send(plainCode(code)),
    faultsOf: ({ code }) => ({ code: CODE[code] }),
    leaves,
  });

const plainCode = (typed: string) => typed.replace(/\s/g, '');
