import { mayHoldUnsent } from '../../state/outbox-flag.ts';

// A request that could not be sent is sent from whichever page is opened next; all others get none of that code.
if (mayHoldUnsent()) void import('./follow-unsent.ts').catch(() => undefined);
