import { atom, computed } from 'nanostores';
import { changeEmail, endAllSessions, loadAccount, replacePassword } from '../../../data/account.ts';
import { leaveDevice } from '../../../data/leave-device.ts';
import { countAdmins } from '../../../data/users.ts';
import { action } from '../../../state/action.ts';
import type { Failure } from '../../../lib/failure.ts';
import { keptDraft } from '../../../state/kept-draft.ts';
import { loadable } from '../../../state/loadable.ts';
import type { Profile } from '../../../domain/profile.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import type { EmailChange, PasswordChange, Proof } from './account-forms.ts';
import type { Collected, Progress } from './collect-my-data.ts';

export type AccountStore = ReturnType<typeof createAccountScreen>;

/** One's own account: what it is, and everything that can be done with it. */
export function createAccountScreen({ id, role }: Profile) {
  const account = loadable(loadAccount);
  const $asked = atom<string | undefined>(undefined);
  const $progress = atom<Progress | undefined>(undefined);
  const $gone = atom(false);

  return {
    account,
    /** The address that waits for the link in the mail to be followed. */
    $newEmail: computed(
      [account.$value, $asked],
      (loaded, asked) => asked ?? (loaded.state === 'ready' ? loaded.value.newEmail : null),
    ),
    emailDraft: keptDraft<string>(`new-email:${id}`),
    changeEmail: action(async ({ newEmail, password }: EmailChange) => {
      const changed = await changeEmail(newEmail, password);
      if (changed.ok) $asked.set(newEmail);
      return changed;
    }),
    changePassword: action(({ password, next }: PasswordChange) => replacePassword(password, next)),
    endAllSessions: action(async () => {
      const ended = await endAllSessions();
      if (ended.ok) await leaveDevice();
      return ended;
    }),
    $progress,
    collect: action(async (): Promise<Result<Collected, Failure>> => {
      $progress.set({ done: 0, total: 0 });
      const code = await arrives(import('./collect-my-data.ts'));
      const collected = code.ok
        ? await code.value.collectMyData((progress) => $progress.set(progress))
        : code;
      $progress.set(undefined);
      return collected;
    }),
    /** Whether this is the only admin, who can't go; nobody else asks. */
    isLastAdmin: loadable(async () => {
      if (role !== 'admin') return ok(false);
      const admins = await countAdmins();
      return admins.ok ? ok(admins.value < 2) : admins;
    }),
    $gone,
    deleteAccount: action(async ({ password }: Proof) => {
      const code = await arrives(import('./delete-account.ts'));
      if (!code.ok) return code;
      const deleted = await code.value.deleteAccount(password);
      if (!deleted.ok) return deleted;
      await leaveDevice();
      dispatchEvent(new Event('rolechange'));
      $gone.set(true);
      return deleted;
    }),
  };
}

/** Code that is fetched when it is needed, and may not come. */
const arrives = <Code>(code: Promise<Code>): Promise<Result<Code, Failure>> =>
  code.then(ok, () => fail({ kind: 'offline', code: 'unreachable' }));
