const KEY = 'recovery';

/** Why a password may be chosen without the old one: its link came by email. */
export type RecoveryReason = 'forgotten' | 'signed-up-elsewhere';

/** From now on this tab may choose a new password. */
export const beginRecovery = (reason: RecoveryReason) => sessionStorage.setItem(KEY, reason);

/** Why this tab may; undefined when it may not. A courtesy only, to whoever leaves a device unlocked: the server asks for
 * a session. */
export const recoveryReason = () => (sessionStorage.getItem(KEY) ?? undefined) as RecoveryReason | undefined;

/** The new password is chosen. */
export const endRecovery = () => sessionStorage.removeItem(KEY);
