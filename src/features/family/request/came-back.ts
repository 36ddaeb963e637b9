import { readReceipts } from '../../../state/receipt.ts';
import { BEGUN_FLAG } from './begun-flag.ts';
import { depthInHistory } from './hash-address.ts';

/** Whether the browser’s back button led to a later step whose answers are gone: they were sent. */
export const cameBackFromSent = () =>
  Boolean(depthInHistory()) && !localStorage.getItem(BEGUN_FLAG) && readReceipts().length > 0;
