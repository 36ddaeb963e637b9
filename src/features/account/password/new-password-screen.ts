import { computed } from 'nanostores';
import { changePassword } from '../../../data/auth-links.ts';
import { $session } from '../../../data/session.ts';
import { NEW_PASSWORD } from '../../../domain/auth-words.ts';
import { homeOf } from '../../../domain/home.ts';
import { ok } from '../../../lib/result.ts';
import { createForm } from '../../../state/form.ts';
import { newPasswordFault } from '../credentials.ts';
import { recovery } from '../../../state/device/storage.ts';

const calls = { changePassword, $session };

/** Changes the password in the session that an email's link opened. */
export function createNewPasswordScreen({ changePassword, $session } = calls) {
  const reason = recovery.read();
  return {
    /** Why the person is here; undefined without a link. */
    reason,
    /** Returns where to go next. */
    form: createForm({
      initial: { password: '' },
      check: async ({ password }) => ({ password: await newPasswordFault(password) }),
      async submit({ password }) {
        const changed = await changePassword(password);
        if (!changed.ok) return changed;
        recovery.keep(undefined);
        const now = $session.get();
        return ok(homeOf(now.state === 'signed-in' ? now.profile.role : undefined));
      },
      faultsOf: ({ code }) => ({ password: NEW_PASSWORD[code] }),
      leaves: true,
    }),
    $email: computed($session, (now) => (now.state === 'signed-in' ? now.profile.email : '')),
  };
}
