import { outboxMark } from '../../state/device/storage.ts';

// Any page opened next sends a request that waits. Without one, no page loads that code.
if (outboxMark.read()) void import('./outbox-toasts.ts').catch(() => undefined);
