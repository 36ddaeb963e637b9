/** Within the three seconds for which people believe in a wait. */
export const LONG_MS = 2000;
