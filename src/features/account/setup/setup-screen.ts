import { atom, computed } from 'nanostores';
import { becomeFirstAdmin, setupIsOpen } from '../../../data/auth-links.ts';
import { register } from '../../../data/auth.ts';
import { $session } from '../../../data/session.ts';
import { loadable } from '../../../state/loadable.ts';
import { refreshOnReturn } from '../../../state/on-return.ts';
import { createSignUpForm } from '../sign-up-form.ts';
import { createSetupCodeForm } from './setup-code-form.ts';

const calls = { setupIsOpen, register, becomeFirstAdmin, $session };

export type SetupStep = 'account' | 'email' | 'code';

/** Sets up the first admin: an account, its confirmation by email, then the operator's setup code. */
export function createSetupScreen({ setupIsOpen, register, becomeFirstAdmin, $session } = calls) {
  const open = loadable(setupIsOpen);
  const $emailedTo = atom('');
  // In another tab, the email's link may have signed this device in, or someone may have finished the setup.
  refreshOnReturn($emailedTo, open.reload);

  return {
    open,
    /** The address to confirm. */
    $emailedTo,
    $step: computed([$session, $emailedTo], (now, emailedTo): SetupStep => {
      if (now.state === 'signed-in') return 'code';
      return emailedTo ? 'email' : 'account';
    }),
    signUp: createSignUpForm({
      async submit({ email, password }) {
        const done = await register(email, password);
        if (done.ok && !done.value.signedIn) $emailedTo.set(email);
        return done;
      },
    }),
    finish: createSetupCodeForm(becomeFirstAdmin),
  };
}
