import { mayHoldRequests } from '../../state/outbox-flag.ts';

// A request that could not be sent is sent from whichever page is opened next; all others get none of that code.
if (mayHoldRequests()) void import('./outbox-toasts.ts').catch(() => undefined);
