const KEY = 'recovery';

/** Why a password may be chosen without the old one: its link came by email. */
export type RecoveryReason = 'forgotten' | 'signed-up-elsewhere';

/** From now on this tab may choose a new password. */
export function beginRecovery(reason: RecoveryReason): void {
  try {
    sessionStorage.setItem(KEY, reason);
  } catch {
    // The next page says what a browser that keeps nothing can't do.
  }
}

/** Why this tab may; undefined when it may not. A courtesy only, to whoever leaves a device unlocked: the server asks for
 * a session. */
export const recoveryReason = () => (sessionStorage.getItem(KEY) ?? undefined) as RecoveryReason | undefined;

/** The new password is chosen. */
export const endRecovery = () => sessionStorage.removeItem(KEY);
