import { begun } from '../../../state/device/storage.ts';
import { readReceipts } from '../../../state/receipt.ts';
import { depthInHistory } from './hash-address.ts';

/** Whether the browser’s back button led to a later step whose answers are gone: they were sent. */
export const cameBackFromSent = () => Boolean(depthInHistory()) && !begun.read() && readReceipts().length > 0;
