// bundle: ground
/**
 * The publishable key of every embedded backend. It is public by nature (the browser sends it), so one well-known value
 * lets the site be built before any data folder exists. The secret key is random per data folder (`secrets.ts`).
 */
export const embeddedPublishableKey = 'sb_publishable_embedded_local_only';
