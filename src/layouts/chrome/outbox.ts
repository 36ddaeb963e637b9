import { outboxMark } from '../../state/device/storage.ts';

// A request that could not be sent is sent from whichever page is opened next; all others get none of that code.
if (outboxMark.read()) void import('./outbox-toasts.ts').catch(() => undefined);
