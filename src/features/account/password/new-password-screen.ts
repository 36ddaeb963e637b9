import { computed } from 'nanostores';
import { changePassword } from '../../../data/auth.ts';
import { $session } from '../../../data/session.ts';
import { wordNewPasswordError } from '../../../domain/auth-words.ts';
import { homeOf } from '../../../domain/home.ts';
import { ok } from '../../../lib/result.ts';
import { partingAction } from '../parting-action.ts';
import { endRecovery, recoveryReason } from './recovery.ts';

/** Choosing a new password with the session that the link of a mail has opened. */
export function createNewPasswordScreen() {
  const reason = recoveryReason();
  const changing = partingAction(async (password: string) => {
    const changed = await changePassword(password);
    // Whoever knows the password that the account was made with has made it.
    const isOwn = reason === 'signed-up-elsewhere' && !changed.ok && changed.error.code === 'same_password';
    return isOwn ? ok(null) : changed;
  });
  return {
    /** What is behind this visit; undefined without a link. */
    reason,
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
