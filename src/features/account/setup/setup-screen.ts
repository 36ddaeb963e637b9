import { atom, computed, onMount } from 'nanostores';
import { becomeFirstAdmin, register, setupIsOpen } from '../../../data/auth.ts';
import { $session } from '../../../data/session.ts';
import { action } from '../../../state/action.ts';
import { explainOnForm } from '../../../domain/explain.ts';
import { loadable } from '../../../state/loadable.ts';
import { wordRegistrationError } from '../../../domain/auth-words.ts';
import type { Credentials } from '../credentials.ts';
import { partingAction } from '../parting-action.ts';

export type SetupStep = 'account' | 'mail' | 'code';

/** The set-up of the first admin: an account, its confirmation by mail, then the operator's setup code. */
export function createSetupScreen() {
  const open = loadable(setupIsOpen);
  const $mailedTo = atom('');
  const registering = action(({ email, password }: Credentials) => register(email, password, 'caregiver'));
  const finishing = partingAction(becomeFirstAdmin);
  // In another tab the link of the mail may have signed this device in, or someone else may have finished.
  onMount($mailedTo, () => {
    const look = () => void open.reload();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  });

  return {
    open,
    $mailedTo,
    $step: computed([$session, $mailedTo], (session, mailedTo): SetupStep => {
      if (session.state === 'signed-in') return 'code';
      return mailedTo ? 'mail' : 'account';
    }),
    registering: registering.$state,
    $registrationProblem: computed(
      registering.$state,
      ({ error }) => error && wordRegistrationError(error.code),
    ),
    async register(credentials: Credentials): Promise<void> {
      const done = await registering.run(credentials);
      if (done && !done.value.signedIn) $mailedTo.set(credentials.email);
    },
    $finishing: finishing.$busy,
    $codeProblem: computed(finishing.$error, (error) => error && explainOnForm(error)),
    /** Answers whether the signed-in account is the admin now. */
    finish: async (code: string): Promise<boolean> => (await finishing.run(code.trim())) !== undefined,
  };
}
