import { atom, computed } from 'nanostores';
import type * as accounts from '../../../data/account.ts';
import type * as device from '../../../data/leave-device.ts';
import type * as messages from '../../../data/messages.ts';
import type * as users from '../../../data/users.ts';
import type { Profile } from '../../../domain/profile.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { createChangeEmailForm } from './change-email-form.ts';
import { createChangePasswordForm } from './change-password-form.ts';
import type { Collected, Progress } from './collect-my-data.ts';

type Service = Pick<typeof accounts, 'loadAccount' | 'changeEmail' | 'replacePassword' | 'endAllSessions'> &
  Pick<typeof device, 'leaveDevice'> &
  Pick<typeof users, 'countAdmins'> &
  Pick<typeof messages, 'loadEmailChoice' | 'chooseEmails'> & {
    collectMyData: (onProgress: (progress: Progress) => void) => Promise<Result<Collected, Failure>>;
    deleteAccount: (password: string) => Promise<Result<unknown, Failure>>;
  };

export type AccountStore = ReturnType<typeof createAccountScreen>;

/** One's own account: what it is, and everything that can be done with it. */
export function createAccountScreen(profile: Profile, service: Service) {
  const account = loadable(service.loadAccount);
  const wantsEmails = loadable(service.loadEmailChoice);
  const $asked = atom<string | undefined>(undefined);
  const $progress = atom<Progress | undefined>(undefined);
  const $gone = atom(false);

  return {
    /** The address that waits for the link in its email to be followed. */
    $newEmail: computed(
      [account.$value, $asked],
      (loaded, asked) => asked ?? (loaded.state === 'ready' ? loaded.value.newEmail : null),
    ),
    changeEmail: createChangeEmailForm(profile, async (newEmail, password) => {
      const changed = await service.changeEmail(newEmail, password);
      if (changed.ok) $asked.set(newEmail);
      return changed;
    }),
    changePassword: createChangePasswordForm(service.replacePassword),
    wantsEmails,
    chooseEmails: action(thenRefresh(service.chooseEmails, wantsEmails.reload)),
    endAllSessions: action(async () => {
      const ended = await service.endAllSessions();
      if (ended.ok) await service.leaveDevice();
      return ended;
    }),
    $progress,
    collect: action(async () => {
      $progress.set({ done: 0, total: 0 });
      const collected = await service.collectMyData((progress) => $progress.set(progress));
      $progress.set(undefined);
      return collected;
    }),
    /** Whether this is the only admin, who can't go; nobody else asks. */
    isLastAdmin: loadable(async () => {
      if (profile.role !== 'admin') return ok(false);
      const admins = await service.countAdmins();
      return admins.ok ? ok(admins.value < 2) : admins;
    }),
    $gone,
    async deleteAccount(password: string) {
      const deleted = await service.deleteAccount(password);
      if (!deleted.ok) return deleted;
      await service.leaveDevice();
      dispatchEvent(new Event('rolechange'));
      $gone.set(true);
      return deleted;
    },
  };
}
