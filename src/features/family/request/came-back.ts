import { begun } from '../../../state/device/storage.ts';
import { readReceipts } from '../../../state/receipt.ts';
import { depthInHistory } from './hash-address.ts';

/** Whether the browser’s back button led to a later step after its answers were sent, and so are gone. */
export const cameBackFromSent = () => Boolean(depthInHistory()) && !begun.read() && readReceipts().length > 0;
