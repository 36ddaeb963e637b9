import type { Receipt } from '../../../state/receipt.ts';

/** What this device knows of where its requests are, without asking anyone. */
export const RECEIPT_STATES: Record<Receipt['status'], string> = {
  waiting: 'Waiting to be sent',
  refused: 'Needs a correction before it can be sent',
  received: 'Received by us',
};
