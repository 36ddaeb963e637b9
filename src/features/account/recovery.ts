const KEY = 'recovery';

/** From now on this tab may choose a new password without the old one: its link came by mail. */
export const beginRecovery = () => sessionStorage.setItem(KEY, 'yes');

/** Whether this tab may. A courtesy only, to whoever leaves a device unlocked; the server asks for a session. */
export const isRecovering = () => sessionStorage.getItem(KEY) !== null;

/** The new password is chosen. */
export const endRecovery = () => sessionStorage.removeItem(KEY);
