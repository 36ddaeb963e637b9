/** Set in localStorage while this device may hold an unsent request, so that a page looks for one only then. */
export const OUTBOX_FLAG = 'outbox';
