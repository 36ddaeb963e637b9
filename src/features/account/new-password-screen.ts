import { computed } from 'nanostores';
import { changePassword } from '../../data/auth.ts';
import { $session } from '../../data/session.ts';
import { wordNewPasswordError } from '../../lib/auth-words.ts';
import { homeOf } from '../../lib/home.ts';
import { partingAction } from './parting-action.ts';
import { endRecovery, isRecovering } from './recovery.ts';

/** Choosing a new password with the session that the link of a mail has opened. */
export function createNewPasswordScreen() {
  const changing = partingAction(changePassword);
  return {
    /** Whether there is a link behind this visit. */
    mayChoose: isRecovering(),
    /** Answers where to go on to; undefined when it was refused. */
    async choose(password: string): Promise<string | undefined> {
      if (!(await changing.run(password))) return undefined;
      endRecovery();
      const session = $session.get();
      return homeOf(session.state === 'signed-in' ? session.profile.role : undefined);
    },
    $busy: changing.$busy,
    $problem: computed(changing.$error, (error) => error && wordNewPasswordError(error.code)),
    $email: computed($session, (session) => (session.state === 'signed-in' ? session.profile.email : '')),
  };
}
