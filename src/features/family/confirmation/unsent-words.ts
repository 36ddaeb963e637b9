/** What is said of a request that lies in the outbox, wherever it is said. */
export const WAITING_TITLE = 'Your request is waiting to be sent';
export const WAITING =
  'It has not reached us yet. It is kept on this device, and will be sent as soon as there is a connection. Until then please go on using this phone or computer and this browser, and don’t clear its data.';
/** Where the browser sends without a page being open, and where it does not. */
export const MAY_CLOSE = 'It goes off by itself: you can close this page.';
export const COME_BACK =
  'This browser sends only while one of our pages is open: open this page again when you have a connection.';
export const STILL_WAITING =
  'We still can’t reach the service. Your request stays here, and we go on trying by ourselves.';
export const REFUSED_TITLE = 'Your request needs a correction';

/** Whether the browser waits for a connection by itself (Background Sync). */
export const sendsUnattended = (): boolean =>
  'SyncManager' in globalThis && Boolean(navigator.serviceWorker?.controller);
