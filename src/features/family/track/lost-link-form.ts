import { emailFault } from '../../../domain/email.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { only } from '../../../lib/check-text.ts';
import { createForm } from '../../../state/form.ts';
import { keyOf, referenceFault } from './typed-key.ts';

type Send = (reference: string, email: string) => Promise<Result<unknown, Failure>>;

/** Asks for a new private link. The answer does not tell whether reference and email belong together. */
export const createLostLinkForm = (send: Send, reference = '') =>
  createForm({
    initial: { reference, email: '' },
    check: (typed) =>
      only({
        reference: referenceFault(keyOf({ ...typed, code: '' }).reference),
        email: emailFault(typed.email),
      }),
    submit: (typed) => send(keyOf({ ...typed, code: '' }).reference, typed.email.trim()),
  });
