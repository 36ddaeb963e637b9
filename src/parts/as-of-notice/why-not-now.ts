import * as t from './words.ts';

/** Why a device shows copies: it has no connection, or the service doesn’t answer. */
export const whyNotNow = () => (navigator.onLine ? t.cantReach : t.youAreOffline);
