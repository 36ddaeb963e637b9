import { atom, computed } from 'nanostores';
import type { SignInError } from '../../data/auth.ts';
import { action } from '../../lib/action.ts';
import { wordMailError } from '../../lib/auth-words.ts';
import type { Result } from '../../lib/result.ts';

/** Asking for a mail, once and again; nobody learns from it which addresses have an account. */
export function createMailScreen(post: (email: string) => Promise<Result<null, SignInError>>, email = '') {
  const sending = action(post);
  const $email = atom(email);
  const $sent = atom(0);
  return {
    /** The address asked for last. */
    $email,
    /** How many mails were asked for without a refusal. */
    $sent,
    $busy: computed(sending.$state, ({ busy }) => busy),
    $problem: computed(sending.$state, ({ error }) => error && wordMailError(error.code)),
    async send(to: string): Promise<void> {
      $email.set(to);
      if (await sending.run(to)) $sent.set($sent.get() + 1);
    },
    /** Back to the question for the address. */
    changeAddress: () => $sent.set(0),
  };
}
