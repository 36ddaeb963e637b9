import { atom, computed } from 'nanostores';
import { changeEmail, endAllSessions, loadAccount, replacePassword } from '../../../data/account.ts';
import { leaveDevice } from '../../../data/leave-device.ts';
import { chooseEmails, loadEmailChoice } from '../../../data/messages.ts';
import { loadAdmins } from '../../../data/assignments.ts';
import type { Proof } from '../../../data/account.ts';
import type { Profile } from '../../../domain/profile.ts';
import { ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { createChangeEmailForm } from './change-email-form.ts';
import { createChangePasswordForm } from './change-password-form.ts';
import type { Progress } from './collect-my-data.ts';
import { onDemand } from './on-demand.ts';

const calls = {
  loadAccount,
  changeEmail,
  replacePassword,
  endAllSessions,
  leaveDevice,
  loadEmailChoice,
  chooseEmails,
  loadAdmins,
  collectMyData: (onProgress: (progress: Progress) => void) =>
    onDemand(import('./collect-my-data.ts'), (code) => code.collectMyData(onProgress)),
  loadWhatEnds: () => onDemand(import('./delete-account.ts'), (code) => code.loadWhatEnds()),
  deleteAccount: (proof: Proof) =>
    onDemand(import('./delete-account.ts'), (code) => code.deleteAccount(proof)),
};

export type AccountStore = ReturnType<typeof createAccountScreen>;

/** The person's own account: its details, and everything they can do with it. */
export function createAccountScreen(profile: Profile, service = calls) {
  const account = loadable(service.loadAccount);
  const wantsEmails = loadable(service.loadEmailChoice);
  const $asked = atom<string | undefined>(undefined);
  const $progress = atom<Progress | undefined>(undefined);
  const $gone = atom(false);

  return {
    /** The new address, until the link in its email is followed. */
    $newEmail: computed(
      [account.$value, $asked],
      (loaded, asked) => asked ?? (loaded.state === 'ready' ? loaded.value.newEmail : null),
    ),
    /** Whether signing in takes a code. */
    $hasFactor: computed(account.$value, (loaded) => loaded.state === 'ready' && loaded.value.hasFactor),
    reload: account.reload,
    changeEmail: createChangeEmailForm(profile, async (newEmail, proof) => {
      const changed = await service.changeEmail(newEmail, proof);
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
    /** Whether this is the only admin, who can't delete the account. Only admins ask. */
    isLastAdmin: loadable(async () => {
      if (profile.role !== 'admin') return ok(false);
      const admins = await service.loadAdmins();
      return admins.ok ? ok(admins.value.length < 2) : admins;
    }),
    /** The families and applications that end with the account. */
    whatEnds: loadable(service.loadWhatEnds),
    $gone,
    async deleteAccount(proof: Proof) {
      const deleted = await service.deleteAccount(proof);
      if (!deleted.ok) return deleted;
      await service.leaveDevice();
      dispatchEvent(new Event('rolechange'));
      $gone.set(true);
      return deleted;
    },
  };
}
